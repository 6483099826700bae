// The server over HTTP. Every path, body and answer has its type from the server's own description.

import type { Me, Paths, Problem, Reason } from "$api";

type Path = keyof Paths;
type Filled<P extends Path> = Paths[P]["parameters"];
type Body<P extends Path> = Paths[P]["body"];
type Answer<P extends Path> = Paths[P]["answer"];

/** What the server refuses: `code` for the program, `message` for people. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly reasons: Reason[] = [],
  ) {
    super(message);
  }
}

const BUSY = [429, 503];
const ATTEMPTS = 4; // at a question that the server is too busy to answer
const LONGEST_PAUSE = 5; // seconds

let csrf = "";

/** The session changed: what changes something carries its token. */
export function trust(me: Me | null): void {
  csrf = me?.csrf ?? "";
}

function address(path: string, parameters: Record<string, unknown>): string {
  const query = new URLSearchParams();
  let filled = path;
  for (const [name, value] of Object.entries(parameters)) {
    if (path.includes(`{${name}}`)) filled = filled.replace(`{${name}}`, encodeURIComponent(String(value)));
    else if (value !== undefined && value !== null && value !== "") query.set(name, String(value));
  }
  const asked = query.toString();
  return asked ? `${filled}?${asked}` : filled;
}

async function problem(answer: Response): Promise<Refusal> {
  try {
    const told = (await answer.json()) as Problem;
    return new Refusal(answer.status, told.code, told.message, told.reasons ?? []);
  } catch {
    return new Refusal(answer.status, "internal", answer.statusText);
  }
}

/** Ask the server. A network that is down is a refusal like any other, with the code "offline". */
export async function call<P extends Path>(path: P, parameters: Filled<P>, body?: Body<P>): Promise<Answer<P>> {
  const [method = "GET", where = ""] = path.split(" ");
  const headers: Record<string, string> = {};
  if (method !== "GET" && csrf) headers["X-CSRF-Token"] = csrf;
  if (body !== undefined) headers["Content-Type"] = "application/json";
  // E-mail comes in the language of the page.
  if (method !== "GET" && document.documentElement.lang) headers["Accept-Language"] = document.documentElement.lang;
  const sent = body === undefined ? null : JSON.stringify(body);
  const ask = () => fetch(address(where, parameters as Record<string, unknown>), { method, headers, body: sent });
  let answer: Response;
  try {
    answer = await ask();
    for (let attempt = 1; attempt < ATTEMPTS && method === "GET" && BUSY.includes(answer.status); attempt++) {
      const seconds = Number(answer.headers.get("Retry-After")) || 1;
      await new Promise((later) => setTimeout(later, 1000 * Math.min(seconds, LONGEST_PAUSE)));
      answer = await ask();
    }
  } catch {
    throw new Refusal(0, "offline", "");
  }
  if (!answer.ok) throw await problem(answer);
  if (answer.status === 204) return null as Answer<P>;
  const kind = answer.headers.get("content-type") ?? "";
  return (kind.includes("json") ? await answer.json() : await answer.text()) as Answer<P>;
}
