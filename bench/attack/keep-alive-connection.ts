import { connect, type Socket } from 'node:net';

const HEAD_END = Buffer.from('\r\n\r\n');
const LAST_CHUNK = Buffer.from('0\r\n\r\n');

/** Sends one request at a time and reads just enough HTTP/1.1 to know when its answer ends. */
export class KeepAliveConnection {
  readonly #socket: Socket;
  #answered: ((status: number) => void) | undefined;
  #isHead = false;
  #head = Buffer.alloc(0);
  #status = 0;
  /** Bytes of the body to come; undefined before the head is read, infinite for chunks. */
  #left: number | undefined;

  constructor(port: number, closed: () => void) {
    this.#socket = connect({ port, host: '127.0.0.1', noDelay: true });
    this.#socket.on('data', (chunk) => this.#read(chunk));
    this.#socket.on('error', () => {});
    this.#socket.on('close', () => {
      closed();
      this.#finish(0);
    });
  }

  get isOpen(): boolean {
    return !this.#socket.destroyed && this.#socket.writable;
  }

  /** `answered` gets the status; 0 when the connection ends first. */
  ask(request: string, answered: (status: number) => void): void {
    this.#answered = answered;
    this.#isHead = request.startsWith('HEAD ');
    this.#head = Buffer.alloc(0);
    this.#left = undefined;
    this.#socket.write(request);
  }

  close(): void {
    this.#socket.destroy();
  }

  #read(chunk: Buffer): void {
    let body = chunk;
    if (this.#left === undefined) {
      this.#head = Buffer.concat([this.#head, chunk]);
      const bodyStart = this.#head.indexOf(HEAD_END) + HEAD_END.length;
      if (bodyStart < HEAD_END.length) return;
      this.#begin(this.#head.toString('latin1', 0, bodyStart));
      body = this.#head.subarray(bodyStart);
    }
    if (this.#left === Number.POSITIVE_INFINITY) {
      if (body.subarray(-LAST_CHUNK.length).equals(LAST_CHUNK)) this.#finish(this.#status);
      return;
    }
    this.#left = (this.#left ?? 0) - body.length;
    if (this.#left <= 0) this.#finish(this.#status);
  }

  #begin(head: string): void {
    this.#status = Number(/^HTTP\/1\.1 (\d+)/.exec(head)?.[1] ?? 0);
    const hasNoBody = this.#isHead || this.#status === 204 || this.#status === 304;
    const isChunked = /^transfer-encoding: chunked/im.test(head);
    if (hasNoBody) this.#left = 0;
    else if (isChunked) this.#left = Number.POSITIVE_INFINITY;
    else this.#left = Number(/^content-length: (\d+)/im.exec(head)?.[1] ?? 0);
    if (/^connection: close/im.test(head)) this.#socket.end();
  }

  #finish(status: number): void {
    const answered = this.#answered;
    this.#answered = undefined;
    answered?.(status);
  }
}
