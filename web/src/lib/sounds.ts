// Two quiet ticks, made here: nothing is loaded, and nothing sounds unless it is switched on.

import { settings } from "./settings.svelte";

const TONES = { move: [520, 0.03], turn: [780, 0.05] } as const;
let context: AudioContext | null = null;

export function tick(kind: keyof typeof TONES): void {
  if (!settings.sounds) return;
  context ??= new AudioContext();
  void context.resume().catch(() => undefined); // browsers are silent until somebody has touched the page
  const [pitch, loudness] = TONES[kind];
  const tone = context.createOscillator();
  const gain = context.createGain();
  const now = context.currentTime;
  tone.type = "triangle";
  tone.frequency.value = pitch;
  gain.gain.setValueAtTime(loudness, now);
  gain.gain.exponentialRampToValueAtTime(0.0001, now + 0.12);
  tone.connect(gain).connect(context.destination);
  tone.start(now);
  tone.stop(now + 0.13);
}
