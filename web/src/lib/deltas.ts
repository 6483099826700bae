// Views as they change: the server sends what is new, and a check value by which you know that you have the same.

/** A path of names and numbers, and the value that is there now; no value: it is gone. */
export type Change = [path: (string | number)[], value?: unknown];

/** The view with its changes. The one before is left as it was, and what has not changed is shared with it. */
export function changed(view: unknown, changes: Change[]): unknown {
  return changes.reduce((now, change) => withChange(now, change[0], change.slice(1)), view);
}

function withChange(view: unknown, path: (string | number)[], value: unknown[]): unknown {
  const [first, ...rest] = path;
  if (first === undefined) return value[0];
  const copy = (Array.isArray(view) ? [...view] : { ...(view as object) }) as Record<string | number, unknown>;
  if (!rest.length && !value.length) delete copy[first];
  else copy[first] = rest.length ? withChange(copy[first], rest, value) : value[0];
  return copy;
}

/** The CRC-32 of the view as JSON in UTF-8, without spaces, the names of each object in the order of their codes. */
export function checkOf(view: unknown): number {
  let crc = -1;
  const bytes = ENCODER.encode(canonical(view));
  for (let i = 0; i < bytes.length; i++) crc = TABLE[(crc ^ bytes[i]!) & 255]! ^ (crc >>> 8);
  return (crc ^ -1) >>> 0;
}

/** What was written before: what has not changed is shared with the view before, and not written again. */
const written = new WeakMap<object, string>();

function canonical(value: unknown): string {
  if (value === null || typeof value !== "object") return JSON.stringify(value);
  let text = written.get(value);
  if (text === undefined) written.set(value, (text = inOrder(value)));
  return text;
}

function inOrder(value: object): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`;
  const fields = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return `{${fields.map(([name, field]) => `${JSON.stringify(name)}:${canonical(field)}`).join()}}`;
}

const ENCODER = new TextEncoder();
const TABLE = Int32Array.from({ length: 256 }, (_, byte) => {
  let crc = byte;
  for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  return crc;
});
