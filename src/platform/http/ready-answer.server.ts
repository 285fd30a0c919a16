import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';

/** An answer that needs no work when it is sent. */
export class ReadyAnswer {
  readonly status: number;
  readonly headers: OutgoingHttpHeaders;
  readonly body: Uint8Array<ArrayBuffer> | null;
  /** Names and values in turn: Node.js writes them as they are. */
  readonly #rawHeaders: string[];

  constructor(status: number, headers: OutgoingHttpHeaders, body: Uint8Array<ArrayBuffer> | null) {
    this.status = status;
    this.headers = headers;
    this.body = body;
    this.#rawHeaders = Object.entries(headers).flatMap(([name, value]) => [name, String(value)]);
  }

  withoutBody(): ReadyAnswer {
    return new ReadyAnswer(this.status, this.headers, null);
  }

  send(response: ServerResponse): void {
    response.writeHead(this.status, this.#rawHeaders);
    response.end(this.body);
  }
}

/** The answer to GET at a version of the catalogue. */
export class CachedAnswer extends ReadyAnswer {
  readonly version: number;
  declare readonly body: Uint8Array<ArrayBuffer>;
  /** Whether it need not be compressed again. */
  isSmall: boolean;

  constructor(
    version: number,
    status: number,
    headers: OutgoingHttpHeaders,
    body: Uint8Array<ArrayBuffer>,
    isSmall = true,
  ) {
    super(status, headers, body);
    this.version = version;
    this.isSmall = isSmall;
  }
}

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
