import type { OutgoingHttpHeaders } from 'node:http';
import { LRUCache } from 'lru-cache';

/** An answer as it leaves, its body already compressed; true for one version of the catalogue. */
export interface KeptAnswer {
  readonly version: number;
  readonly status: number;
  readonly headers: OutgoingHttpHeaders;
  readonly body: Uint8Array<ArrayBuffer>;
}

/** About what the key, the headers and the bookkeeping of one answer take. */
const OVERHEAD_BYTES = 4096;

/** Answers by key, within a budget of memory. */
export class KeptAnswers {
  readonly #answers: LRUCache<string, KeptAnswer>;

  constructor(maxBytes: number) {
    this.#answers = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: ({ body }) => body.byteLength + OVERHEAD_BYTES,
    });
  }

  get size(): number {
    return this.#answers.size;
  }

  /** About what all of them take. */
  get bytes(): number {
    return this.#answers.calculatedSize;
  }

  has(key: string): boolean {
    return this.#answers.has(key);
  }

  /** The answer if it is still true at `version`; one that is not is dropped. */
  get(key: string, version: number): KeptAnswer | undefined {
    const answer = this.#answers.get(key);
    if (answer === undefined || answer.version === version) return answer;
    this.#answers.delete(key);
    return undefined;
  }

  set(key: string, answer: KeptAnswer): void {
    this.#answers.set(key, answer);
  }
}
