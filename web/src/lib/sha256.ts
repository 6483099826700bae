// SHA-256 as in FIPS 180-4. The browser's own is missing where a page comes over plain http, and is asynchronous.

/** The first 32 bits of the fractional part of a number. */
const fraction = (x: number): number => ((x - Math.floor(x)) * 2 ** 32) | 0;

const primes: number[] = [];
for (let n = 2; primes.length < 64; n++) if (primes.every((prime) => n % prime)) primes.push(n);
const START = primes.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));
const ROUND = primes.map((prime) => fraction(Math.cbrt(prime)));

const turned = (x: number, n: number): number => (x >>> n) | (x << (32 - n));

/** The hash in hexadecimal. */
export function sha256(message: Uint8Array): string {
  const blocks = Math.ceil((message.length + 9) / 64);
  const padded = new DataView(new ArrayBuffer(blocks * 64));
  message.forEach((byte, i) => padded.setUint8(i, byte));
  padded.setUint8(message.length, 0x80);
  padded.setBigUint64(blocks * 64 - 8, BigInt(message.length) * 8n);

  const hash = Int32Array.from(START);
  const w = new Int32Array(64);
  for (let block = 0; block < blocks; block++) {
    for (let i = 0; i < 16; i++) w[i] = padded.getInt32(block * 64 + i * 4);
    for (let i = 16; i < 64; i++) {
      const [early, late] = [w[i - 15]!, w[i - 2]!];
      const first = turned(early, 7) ^ turned(early, 18) ^ (early >>> 3);
      const second = turned(late, 17) ^ turned(late, 19) ^ (late >>> 10);
      w[i] = w[i - 16]! + first + w[i - 7]! + second;
    }
    let [a, b, c, d, e, f, g, h] = hash as unknown as [number, number, number, number, number, number, number, number];
    for (let i = 0; i < 64; i++) {
      const choice = (e & f) ^ (~e & g);
      const majority = (a & b) ^ (a & c) ^ (b & c);
      const up = (h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + choice + ROUND[i]! + w[i]!) | 0;
      const down = ((turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + majority) | 0;
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + up) | 0, c, b, a, (up + down) | 0];
    }
    [a, b, c, d, e, f, g, h].forEach((x, i) => (hash[i] = hash[i]! + x));
  }
  return Array.from(hash, (x) => (x >>> 0).toString(16).padStart(8, "0")).join("");
}
