import { LRUCache } from 'lru-cache';
import type { CachedAnswer } from './ready-answer.server.ts';

/** Estimate for key, headers and bookkeeping. */
const OVERHEAD_BYTES = 4096;

export class ReadyAnswerCache {
  readonly #answers: LRUCache<string, CachedAnswer>;

  constructor(maxBytes: number) {
    this.#answers = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: ({ body }) => body.byteLength + OVERHEAD_BYTES,
    });
  }

  get size(): number {
    return this.#answers.size;
  }

  get bytes(): number {
    return this.#answers.calculatedSize;
  }

  has(key: string): boolean {
    return this.#answers.has(key);
  }

  /** Drops an answer of another version. */
  get(key: string, version: number): CachedAnswer | undefined {
    const answer = this.#answers.get(key);
    if (answer === undefined || answer.version === version) return answer;
    this.#answers.delete(key);
    return undefined;
  }

  set(key: string, answer: CachedAnswer): void {
    this.#answers.set(key, answer);
  }

  /** Does nothing when another answer has taken its place. */
  replace(key: string, answer: CachedAnswer, by: CachedAnswer): void {
    if (this.#answers.peek(key) === answer) this.#answers.set(key, by);
  }
}
