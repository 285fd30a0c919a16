import type { Result, Router } from 'hono/router';
import { RegExpRouter } from 'hono/router/reg-exp-router';
import { SmartRouter } from 'hono/router/smart-router';
import { TrieRouter } from 'hono/router/trie-router';

/** Ignores case in paths under one prefix. Parameters of such paths arrive in lower case. */
export class CaseInsensitiveRouter<Target> implements Router<Target> {
  readonly name = 'CaseInsensitiveRouter';
  readonly #router = new SmartRouter<Target>({ routers: [new RegExpRouter(), new TrieRouter()] });
  readonly #prefix: string;

  constructor(prefix: string) {
    this.#prefix = prefix;
  }

  add(method: string, path: string, target: Target): void {
    this.#router.add(
      method,
      path.startsWith(this.#prefix) ? withWordsInLowerCase(path) : path,
      target,
    );
  }

  match(method: string, path: string): Result<Target> {
    const lowerCase = path.toLowerCase();
    return this.#router.match(method, lowerCase.startsWith(this.#prefix) ? lowerCase : path);
  }
}

function withWordsInLowerCase(path: string): string {
  return path.replace(/(?<=\/)[^/:{}]+(?=\/|$)/g, (word) => word.toLowerCase());
}
