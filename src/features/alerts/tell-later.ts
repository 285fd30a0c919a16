import type { Db } from '#database/database.server.ts';

/** Called in the transaction in which a browser's knowledge moves on. */
export type TellLater = (db: Db, alertId: number, news: string) => Promise<void>;
