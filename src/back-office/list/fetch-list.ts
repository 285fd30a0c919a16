import { z } from 'zod';
import { callApi } from '#back-office/save/call-api.ts';
import { writesSoFar } from '#back-office/save/writes.ts';

/** A whole list, or why it could not be had. */
export interface FetchedList<Row> {
  readonly rows: readonly Row[];
  readonly failure?: string;
  /** How many writes of this tab it knows of. */
  readonly writes: number;
}

/** Asks for a list that the API gives whole; `what` names it in the browser's log. */
export async function fetchList<Row>(
  row: z.ZodType<Row>,
  path: string,
  what: string,
): Promise<FetchedList<Row>> {
  const writes = writesSoFar();
  const answer = await callApi(z.array(row), path);
  if (answer.ok) return { rows: answer.data, writes };
  console.error(`unable to fetch ${what}`, answer.refusal);
  return { rows: [], failure: answer.refusal.message, writes };
}
