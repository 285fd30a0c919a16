import { useEffect, useState } from 'react';
import type { z } from 'zod';
import { type Answer, callApi, NO_BODY } from './call-api.ts';
import type { Refusal } from './refusal.ts';
import { showSaved, showWentWrong } from './save-toasts.ts';

export interface Removal<Row> {
  readonly question: string;
  readonly schema: z.ZodType<Row>;
  readonly record: string;
  /** The address and the request that remove it, if not a DELETE of `record`. */
  readonly path?: string;
  readonly init?: RequestInit;
  readonly summaryOf: (row: Row) => string;
  readonly listingsAddress: string;
  /** Offered by the toast that says that it was removed. */
  readonly undo?: () => void;
}

interface RemovalEvents {
  onDeleted: () => void;
  onStale: () => void;
}

/** Removes the shown version of a record; a changed one is shown first and asks again. */
export function useRemoval<Row>(
  row: Row,
  { schema, record, path = record, init = { method: 'DELETE' }, undo }: Removal<Row>,
  { onDeleted, onStale }: RemovalEvents,
) {
  const [reader] = useState(() => createReader(() => callApi(schema, record)));
  const [shown, setShown] = useState(row);
  const [pending, setPending] = useState(false);
  const [refusal, setRefusal] = useState<Refusal>();

  /** Shows what was read; false if that differs from what was shown. */
  function show(answer: Answer<Row>): boolean {
    if (!answer.ok) return true;
    setShown(answer.data);
    return isEqual(answer.data, shown);
  }

  useEffect(() => {
    void reader.read().then((answer) => answer.ok && setShown(answer.data));
  }, [reader]);

  async function send(): Promise<Refusal | 'removed' | 'changed'> {
    const read = await reader.latest();
    if (!read.ok) return read.refusal;
    if (!show(read)) return 'changed';
    const etag = read.headers.get('ETag');
    const headers = { ...init.headers, ...(etag !== null && { 'If-Match': etag }) };
    const answer = await callApi(NO_BODY, path, { ...init, headers });
    if (answer.ok) return 'removed';
    if (answer.refusal.status !== 412) return answer.refusal;
    const now = await reader.read();
    show(now);
    return now.ok ? 'changed' : now.refusal;
  }

  async function remove() {
    if (pending) return;
    setPending(true);
    setRefusal(undefined);
    const outcome = await send();
    setPending(false);
    if (outcome === 'removed') {
      showSaved('deleted', undo);
      return onDeleted();
    }
    showWentWrong();
    if (outcome === 'changed') return onStale();
    setRefusal(outcome);
    if (outcome.status === 404) onStale();
  }

  return { shown, isChanged: !isEqual(shown, row), pending, refusal, remove };
}

/** Shares one read of a record; a failed read is repeated when it is needed. */
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

function isEqual(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
