import type { Result, Router } from 'hono/router';
import { RegExpRouter } from 'hono/router/reg-exp-router';
import { SmartRouter } from 'hono/router/smart-router';
import { TrieRouter } from 'hono/router/trie-router';

/** Ignores the case of the fixed words in paths under one prefix. Parameters keep theirs. */
export class CaseInsensitiveRouter<Target> implements Router<Target> {
  readonly name = 'CaseInsensitiveRouter';
  readonly #router = new SmartRouter<Target>({ routers: [new RegExpRouter(), new TrieRouter()] });
  readonly #prefix: string;
  readonly #words = new Set<string>();

  constructor(prefix: string) {
    this.#prefix = prefix;
  }

  add(method: string, path: string, target: Target): void {
    const known = path.startsWith(this.#prefix) ? this.#withKnownWords(path) : path;
    this.#router.add(method, known, target);
  }

  #withKnownWords(path: string): string {
    const segments = path.split('/').map((segment) => {
      if (/[:{}*]/.test(segment)) return segment;
      const word = segment.toLowerCase();
      this.#words.add(word);
      return word;
    });
    return segments.join('/');
  }

  match(method: string, path: string): Result<Target> {
    if (!path.toLowerCase().startsWith(this.#prefix)) return this.#router.match(method, path);
    const segments = path.split('/').map((segment) => {
      const word = segment.toLowerCase();
      return this.#words.has(word) ? word : segment;
    });
    return this.#router.match(method, segments.join('/'));
  }
}

/** What `.` of a regular expression does not match, and so no route for all other addresses. */
const LINE_END = /[\n\r\u2028\u2029]/;

/**
 * Escapes every `%` of a path on which routers would throw, as it cannot be decoded or has more than
 * one line.
 */
function ensureRoutable(address: string): string {
  const url = new URL(address);
  if (isRoutable(url.pathname)) return address;
  url.pathname = url.pathname.replaceAll('%', '%25');
  return url.href;
}

/** Without the abort signal: others may share a render whose first visitor left. */
export async function requestOfPage(request: Request): Promise<Request> {
  const { url, method, headers } = request;
  const body = method === 'POST' ? await request.arrayBuffer() : null;
  return new Request(ensureRoutable(url), { method, headers, body });
}

function isRoutable(pathname: string): boolean {
  try {
    return !LINE_END.test(decodeURIComponent(pathname));
  } catch {
    return false;
  }
}
