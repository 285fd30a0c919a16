import { useEffect, useState } from 'react';
import type { z } from 'zod';
import { type Answer, callApi, NO_BODY } from './call-api.ts';
import type { Refusal } from './refusal.ts';
import { showSaved, showWentWrong } from './save-toasts.ts';

/** How a record is removed, and what has to be asked before. */
export interface Removal<Row> {
  readonly question: string;
  readonly schema: z.ZodType<Row>;
  /** Where the record is read. */
  readonly record: string;
  readonly path: string;
  readonly init: RequestInit;
  /** The record in a few words. */
  readonly inWords: (row: Row) => string;
  /** Where the listings are shown that stand in the way. */
  readonly listingsAddress: string;
}

interface RemovalEnds {
  onDeleted: () => void;
  /** The list shows what is no longer so. */
  onStale: () => void;
}

/** Removes a record as it was shown. What somebody else has made of it since is shown first, and asks for another press. */
export function useRemoval<Row>(
  row: Row,
  { schema, record, path, init }: Removal<Row>,
  { onDeleted, onStale }: RemovalEnds,
) {
  const [reader] = useState(() => createReader(() => callApi(schema, record)));
  const [shown, setShown] = useState(row);
  const [pending, setPending] = useState(false);
  const [refusal, setRefusal] = useState<Refusal>();

  /** Whether the record is still what is shown. */
  function take(answer: Answer<Row>): boolean {
    if (!answer.ok) return true;
    setShown(answer.data);
    return isSame(answer.data, shown);
  }

  useEffect(() => {
    void reader.read().then((answer) => answer.ok && setShown(answer.data));
  }, [reader]);

  async function send(): Promise<Refusal | 'removed' | 'changed'> {
    const read = await reader.latest();
    if (!read.ok) return read.refusal;
    if (!take(read)) return 'changed';
    const etag = read.headers.get('ETag');
    const headers = { ...init.headers, ...(etag !== null && { 'If-Match': etag }) };
    const answer = await callApi(NO_BODY, path, { ...init, headers });
    if (answer.ok) return 'removed';
    if (answer.refusal.status !== 412) return answer.refusal;
    const now = await reader.read();
    take(now);
    return now.ok ? 'changed' : now.refusal;
  }

  async function remove() {
    if (pending) return;
    setPending(true);
    setRefusal(undefined);
    const outcome = await send();
    setPending(false);
    if (outcome === 'removed') {
      showSaved('deleted');
      return onDeleted();
    }
    showWentWrong();
    if (outcome === 'changed') return onStale();
    setRefusal(outcome);
    if (outcome.status === 404) onStale();
  }

  return { shown, isChanged: !isSame(shown, row), pending, refusal, remove };
}

/** Reads a record; what could not be read is read again when it is needed. */
function createReader<Row>(fetchNow: () => Promise<Answer<Row>>) {
  let reading: Promise<Answer<Row>> | undefined;
  const read = () => {
    reading = fetchNow();
    return reading;
  };
  return {
    read,
    async latest() {
      const answer = await (reading ?? read());
      return answer.ok ? answer : read();
    },
  };
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
