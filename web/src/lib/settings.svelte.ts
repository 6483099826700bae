// What a person likes, kept in this browser.

export const LANGUAGES = ["en", "pl", "de", "cs"] as const;
export type Language = (typeof LANGUAGES)[number];
/** How fast a board shows what others do. */
export const SPEEDS = ["slow", "normal", "instant"] as const;
export type Speed = (typeof SPEEDS)[number];
/** When a chosen move is shown before it is played: where one could not take it back alone, always, never. */
export const CONFIRMATIONS = ["needed", "always", "never"] as const;
export type Confirmation = (typeof CONFIRMATIONS)[number];
export type Theme = "auto" | "light" | "dark";

const KEY = "signoria-settings";

interface Kept {
  language: Language;
  theme: Theme;
  pace: Speed;
  animations: boolean;
  confirm: Confirmation;
  patterns: boolean;
  sounds: boolean;
  notifications: boolean;
  alertsAsked: boolean;
  curtain: boolean;
  twin: boolean;
  chat: boolean;
  notes: boolean;
}

function browserLanguage(): Language {
  const asked = navigator.languages.map((one) => one.slice(0, 2));
  return asked.find((code): code is Language => (LANGUAGES as readonly string[]).includes(code)) ?? "en";
}

function kept(): Partial<Kept> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>;
  } catch {
    return {};
  }
}

class Settings {
  language = $state<Language>("en");
  theme = $state<Theme>("auto");
  pace = $state<Speed>("normal");
  animations = $state(true);
  confirm = $state<Confirmation>("needed");
  /** Draw patterns over colours, for those who tell colours apart badly. */
  patterns = $state(false);
  sounds = $state(false);
  /** While one looks elsewhere, a notification says that it is your turn. */
  notifications = $state(false);
  /** Whether one was asked how to be told. */
  alertsAsked = $state(false);
  /** At one screen: hide what a player alone may see until they say that they sit there. */
  curtain = $state(true);
  /** Play through the textual twin even where a board is drawn. */
  twin = $state(false);
  /** Whether the chat is open. */
  chat = $state(true);
  /** Whether your own notes are open. */
  notes = $state(false);

  #system = $state(false);

  constructor() {
    Object.assign(this, { language: browserLanguage() }, kept());
    if (!LANGUAGES.includes(this.language)) this.language = "en";
    if (!SPEEDS.includes(this.pace)) this.pace = "normal";
    if (!CONFIRMATIONS.includes(this.confirm)) this.confirm = "needed";
    const dark = matchMedia("(prefers-color-scheme: dark)");
    this.#system = dark.matches;
    dark.addEventListener("change", () => (this.#system = dark.matches));
    $effect.root(() => {
      $effect(() => this.#keep());
      $effect(() => this.#show());
    });
  }

  get dark(): boolean {
    return this.theme === "dark" || (this.theme === "auto" && this.#system);
  }

  /** Whether things may move: the system's wish goes before the setting. */
  get moving(): boolean {
    return this.animations && !matchMedia("(prefers-reduced-motion: reduce)").matches;
  }

  #keep(): void {
    const { language, theme, pace, animations, confirm, patterns, curtain, twin, chat, notes } = this;
    const { sounds, notifications, alertsAsked } = this;
    const shown = { language, theme, pace, animations, confirm, patterns, curtain, twin, chat, notes };
    const all: Kept = { ...shown, sounds, notifications, alertsAsked };
    try {
      localStorage.setItem(KEY, JSON.stringify(all));
    } catch {
      // A browser that keeps nothing still plays.
    }
  }

  #show(): void {
    const root = document.documentElement;
    root.dataset.theme = this.dark ? "dark" : "light";
    root.dataset.motion = this.moving ? "some" : "none";
    root.dataset.patterns = this.patterns ? "on" : "off";
    root.lang = this.language;
  }
}

export const settings = new Settings();
