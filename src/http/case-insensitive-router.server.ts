import type { Result, Router } from 'hono/router';
import { RegExpRouter } from 'hono/router/reg-exp-router';
import { SmartRouter } from 'hono/router/smart-router';
import { TrieRouter } from 'hono/router/trie-router';

/** Matches paths whatever the case of their letters. Values taken from the path arrive in lower case. */
export class CaseInsensitiveRouter<Target> implements Router<Target> {
  readonly name = 'CaseInsensitiveRouter';
  readonly #router = new SmartRouter<Target>({ routers: [new RegExpRouter(), new TrieRouter()] });

  add(method: string, path: string, target: Target): void {
    this.#router.add(method, lowerCase(path), target);
  }

  match(method: string, path: string): Result<Target> {
    return this.#router.match(method, path.toLowerCase());
  }
}

/** A route's path with its own words in lower case; names and patterns of its parameters stay. */
function lowerCase(path: string): string {
  return path.replace(/(^|\/)[^/:{}]+(?=\/|$)/g, (segment) => segment.toLowerCase());
}
