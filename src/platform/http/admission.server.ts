import type { IncomingMessage, ServerResponse } from 'node:http';
import { problemOf } from './problem.ts';

const MAX_BUSY = 3;
/** Work that runs longer, as it waits for a database or a hash, makes room for other work. */
const BUSY_MS = 50;
const MAX_RUNNING = 16;
const MAX_UNBUFFERED_BODIES = 32;
const MAX_ARRIVING_BODIES = 1000;
/** A queue this short is never refused: the machine is slow, not crowded. */
const NEVER_REFUSED = 16;
const MAX_ESTIMATED_WAIT_MS = 1000;
/** Refusing costs time too, so the limit is stricter for a second after a refusal. */
const MAX_ESTIMATED_WAIT_OVERLOADED_MS = 500;
const OVERLOADED_FOR_MS = 1000;
/** From here on answers are made with less care for their size. */
const CROWDED_WAIT_MS = 100;
/** Past and estimated wait together: a request that would time out anyway is refused now. */
const MAX_EXPECTED_WAIT_MS = 1400;
const MAX_WAIT_MS = 1500;
/** Low, so that a burst right after the start is answered. */
const FIRST_COST_MS = 4;
const MIN_COST_MS = 0.5;
const COST_SMOOTHING = 0.05;
const ACCEPT_FOR_MS = 20;
const CHECK_INTERVAL_MS = 10;

// A string leaves together with the head in one write.
const BODY = JSON.stringify(
  problemOf(503, 'There is too much to do right now. Try again in a second.'),
);
const HEADERS = {
  'Content-Type': 'application/problem+json',
  'Content-Length': BODY.length,
  'Cache-Control': 'no-store',
  'Retry-After': '1',
};

/** What `start` calls once the work that keeps the process busy is done. */
type Release = () => void;

interface Work {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly start: (release: Release) => void;
  readonly arrivedAt: number;
}

/** Lets a few pieces of work run at once, lets some wait, and refuses the rest with 503. */
export class Admission {
  readonly #now: () => number;
  readonly #queue: Work[] = [];
  readonly #running = new Set<{ readonly startedAt: number }>();
  #arrivingBodies = 0;
  #unbufferedBodies = 0;
  #costMs = FIRST_COST_MS;
  #lastEndedAt = 0;
  #nextTurn: NodeJS.Immediate | undefined;
  #nextCheck: NodeJS.Timeout | undefined;
  #mayHaveNewConnection = false;
  #acceptUntil = 0;
  #overloadedUntil = 0;

  /** @param now A monotonic clock, in milliseconds. */
  constructor(now = () => performance.now()) {
    this.#now = now;
  }

  /** To be called when a connection is accepted: its request is read in the next turn. */
  connectionOpened(): void {
    this.#mayHaveNewConnection = true;
  }

  /** Answers 503 if the queue is full. */
  refusedAtOnce(response: ServerResponse): boolean {
    if (this.#queue.length < NEVER_REFUSED) return false;
    const now = this.#now();
    const maxWaitMs =
      now < this.#overloadedUntil ? MAX_ESTIMATED_WAIT_OVERLOADED_MS : MAX_ESTIMATED_WAIT_MS;
    if (this.#estimatedWaitMs <= maxWaitMs) return false;
    this.#overloadedUntil = now + OVERLOADED_FOR_MS;
    refuse(response);
    return true;
  }

  get isCrowded(): boolean {
    return this.#estimatedWaitMs > CROWDED_WAIT_MS;
  }

  get #estimatedWaitMs(): number {
    return this.#queue.length * this.#costMs;
  }

  run(request: IncomingMessage, response: ServerResponse, start: Work['start']): void {
    const work = { request, response, start, arrivedAt: this.#now() };
    if (!hasBody(request)) this.#enqueue(work);
    else if (!fitsBuffer(request)) this.#runUnbuffered(work);
    else setImmediate(() => this.#enqueueWithBody(work));
  }

  #enqueue(work: Work): void {
    this.#queue.push(work);
    this.#scheduleTurn();
  }

  /** A body that arrives slowly must not hold a place. */
  #enqueueWithBody({ request, response, start }: Work): void {
    const enqueue = () => this.#enqueue({ request, response, start, arrivedAt: this.#now() });
    if (request.complete) {
      enqueue();
      return;
    }
    if (this.#arrivingBodies === MAX_ARRIVING_BODIES) {
      refuse(response);
      return;
    }
    this.#arrivingBodies += 1;
    const end = () => {
      this.#arrivingBodies -= 1;
      request.off('readable', onReadable).off('close', end);
    };
    const onReadable = () => {
      if (!request.complete) return;
      end();
      enqueue();
    };
    request.on('readable', onReadable).once('close', end);
  }

  /** Uploads have a queue of their own. */
  #runUnbuffered({ response, start }: Work): void {
    if (this.#unbufferedBodies === MAX_UNBUFFERED_BODIES) {
      refuse(response);
      return;
    }
    this.#unbufferedBodies += 1;
    response.once('close', () => {
      this.#unbufferedBodies -= 1;
    });
    start(() => {});
  }

  #scheduleTurn(): void {
    this.#nextTurn ??= setImmediate(() => this.#takeTurn());
  }

  /** One start per turn, as libuv accepts one connection per turn. */
  #takeTurn(): void {
    this.#nextTurn = undefined;
    const now = this.#now();
    const isAccepting = this.#mayHaveNewConnection && now < this.#acceptUntil;
    this.#mayHaveNewConnection = false;
    if (isAccepting) {
      this.#scheduleTurn();
      return;
    }
    this.#refuseOld(now);
    this.#refuseNewest(now);
    if (this.#hasRoom(now)) {
      const work = this.#queue.shift();
      if (work !== undefined) this.#start(work, now);
      this.#acceptUntil = this.#now() + ACCEPT_FOR_MS;
    }
    if (this.#queue.length === 0) return;
    if (this.#hasRoom(this.#now())) this.#scheduleTurn();
    else this.#nextCheck ??= setTimeout(() => this.#check(), CHECK_INTERVAL_MS);
  }

  #check(): void {
    this.#nextCheck = undefined;
    this.#scheduleTurn();
  }

  #refuseOld(now: number): void {
    for (let work = this.#queue[0]; work !== undefined; work = this.#queue[0]) {
      const isOld = this.#queue.length > NEVER_REFUSED && now - work.arrivedAt > MAX_WAIT_MS;
      if (!isOld && !isOver(work)) return;
      this.#queue.shift();
      if (!isOver(work)) refuse(work.response);
    }
  }

  /** Work can turn out to cost more than the estimate was when others were let in. */
  #refuseNewest(now: number): void {
    for (let work = this.#queue.at(-1); work !== undefined; work = this.#queue.at(-1)) {
      if (this.#queue.length <= NEVER_REFUSED) return;
      if (now - work.arrivedAt + this.#estimatedWaitMs <= MAX_EXPECTED_WAIT_MS) return;
      this.#queue.pop();
      if (!isOver(work)) refuse(work.response);
    }
  }

  #hasRoom(now: number): boolean {
    if (this.#running.size < MAX_BUSY) return true;
    if (this.#running.size >= MAX_RUNNING) return false;
    let busy = 0;
    for (const { startedAt } of this.#running) if (now - startedAt < BUSY_MS) busy += 1;
    return busy < MAX_BUSY;
  }

  #start({ start }: Work, now: number): void {
    const running = { startedAt: now };
    this.#running.add(running);
    start(() => {
      if (this.#running.delete(running)) this.#end(running.startedAt);
    });
  }

  #end(startedAt: number): void {
    const now = this.#now();
    this.#acceptUntil = now + ACCEPT_FOR_MS;
    this.#mayHaveNewConnection = true;
    const tookMs = Math.min(now - this.#lastEndedAt, now - startedAt, BUSY_MS);
    this.#lastEndedAt = now;
    this.#costMs += COST_SMOOTHING * (Math.max(tookMs, MIN_COST_MS) - this.#costMs);
    if (this.#queue.length > 0) this.#scheduleTurn();
  }
}

/** Whether the client has left or was answered, such as with 408. */
function isOver({ request, response }: Work): boolean {
  return request.socket.destroyed || response.headersSent;
}

function refuse(response: ServerResponse): void {
  if (response.headersSent || response.destroyed) return;
  response.writeHead(503, HEADERS);
  response.end(BODY);
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

function fitsBuffer({ headers, readableHighWaterMark }: IncomingMessage): boolean {
  return (
    headers['transfer-encoding'] === undefined &&
    Number(headers['content-length']) < readableHighWaterMark
  );
}
