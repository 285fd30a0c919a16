import type { Db } from '#database/database.server.ts';

/** Queues a message in the transaction that records what the browser was told. */
export type TellLater = (db: Db, alertId: number, news: string) => Promise<void>;
