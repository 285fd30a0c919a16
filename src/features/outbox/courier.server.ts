import type { Services } from '#services.ts';
import {
  claimDue,
  type MessageKind,
  type OutboxMessage,
  removeMessage,
  tryAgainLater,
} from './outbox.server.ts';

const CHECK_INTERVAL_MS = 5000;
const BATCH = 4;
const LAST_SECONDS_MS = 3000;

interface Delivery {
  /** Resolves once the message was sent or is not worth sending any more; rejects to try again. */
  readonly deliver: (message: OutboxMessage, stopped: AbortSignal) => Promise<void>;
  /** Finds what there is to send, before each run. */
  readonly collect?: () => Promise<void>;
  /** Older messages are given up. */
  readonly lifetimeMs?: number;
}

export interface Courier {
  /** Sends whatever is due; one run at a time. */
  deliverDue(): Promise<void>;
  start(): void;
  /** What is being sent may take a few seconds; then it is broken off, to be sent again. */
  stop(): Promise<void>;
}

/** Each kind has a courier of its own, so that none waits for the other's servers. */
export function createCourier(
  { db, log, now }: Pick<Services, 'db' | 'log' | 'now'>,
  kind: MessageKind,
  { deliver, collect, lifetimeMs = Number.POSITIVE_INFINITY }: Delivery,
): Courier {
  let isStopping = false;
  const stopped = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;

  async function deliverOne(message: OutboxMessage): Promise<boolean> {
    try {
      await deliver(message, stopped.signal);
    } catch (error) {
      const isTooOld = now().getTime() - Date.parse(message.created_at) > lifetimeMs;
      log.warn(
        { kind, attempts: message.attempts, ...reasonOf(error) },
        isTooOld
          ? 'a message could not be sent for too long; it is given up'
          : 'a message could not be sent; it is tried again',
      );
      await (isTooOld ? removeMessage(db, message.id) : tryAgainLater(db, message, now()));
      return false;
    }
    await removeMessage(db, message.id);
    return true;
  }

  /** Ends with the first failure, so that a server that is away is not asked for each message. */
  async function run(): Promise<void> {
    await collect?.();
    for (;;) {
      if (isStopping) return;
      const claimed = await claimDue(db, kind, BATCH, now());
      if (claimed === undefined) return;
      const sent = await Promise.all(claimed.map(deliverOne));
      if (sent.includes(false)) return;
    }
  }

  function deliverDue(): Promise<void> {
    running ??= run()
      .catch((error: unknown) => log.error({ err: error, kind }, 'the outbox cannot be read'))
      .finally(() => {
        running = undefined;
      });
    return running;
  }

  return {
    deliverDue,
    start() {
      timer = setInterval(() => void deliverDue(), CHECK_INTERVAL_MS).unref();
    },
    async stop() {
      clearInterval(timer);
      isStopping = true;
      const end = setTimeout(() => stopped.abort(), LAST_SECONDS_MS);
      await running;
      clearTimeout(end);
    },
  };
}

/** Without the words of the other server, which may repeat those of the message. */
function reasonOf(error: unknown): object {
  if (!(error instanceof Error)) return {};
  const code = 'code' in error ? error.code : error.name;
  return { code, ...('responseCode' in error && { responseCode: error.responseCode }) };
}
