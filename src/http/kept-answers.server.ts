import type { OutgoingHttpHeaders } from 'node:http';

/** An answer as it leaves, its body compressed already; true for one version of the catalogue. */
export interface KeptAnswer {
  readonly version: number;
  readonly status: number;
  readonly headers: OutgoingHttpHeaders;
  readonly body: Uint8Array<ArrayBuffer>;
}

/** Answers by key within a budget of memory; those asked for least recently leave first. */
export class KeptAnswers {
  readonly #answers = new Map<string, KeptAnswer>();
  readonly #maxBytes: number;
  #bytes = 0;

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  get size(): number {
    return this.#answers.size;
  }

  /** About what all of them take. */
  get bytes(): number {
    return this.#bytes;
  }

  has(key: string): boolean {
    return this.#answers.has(key);
  }

  /** The answer if it is still true at `version`; one that is not is dropped. */
  get(key: string, version: number): KeptAnswer | undefined {
    const answer = this.#answers.get(key);
    if (answer === undefined) return undefined;
    if (answer.version !== version) {
      this.#drop(key, answer);
      return undefined;
    }
    this.#answers.delete(key);
    this.#answers.set(key, answer);
    return answer;
  }

  set(key: string, answer: KeptAnswer): void {
    const before = this.#answers.get(key);
    if (before !== undefined) this.#drop(key, before);
    this.#answers.set(key, answer);
    this.#bytes += sizeOf(answer);
    for (const [oldest, old] of this.#answers) {
      if (this.#bytes <= this.#maxBytes) break;
      this.#drop(oldest, old);
    }
  }

  #drop(key: string, answer: KeptAnswer): void {
    this.#answers.delete(key);
    this.#bytes -= sizeOf(answer);
  }
}

/** About what the headers, the key and the bookkeeping of one answer take; an empty body is not free. */
const OVERHEAD = 4096;

function sizeOf({ body }: KeptAnswer): number {
  return body.byteLength + OVERHEAD;
}
