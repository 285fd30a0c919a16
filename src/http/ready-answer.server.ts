import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';

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
