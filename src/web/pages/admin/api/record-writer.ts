import type { z } from 'zod';
import { type Answer, callApi, sending } from './call-api.ts';

/** Writes one record of the API, again and again if need be, without ever making a second one or overwriting what it has not read. */
export interface RecordWriter<T> {
  /** Undefined while the server has not said that the record exists. */
  readonly id: () => number | undefined;
  /** Reads the record as it is now; from then on a write stands on this version. */
  read(): Promise<Answer<T>>;
  /** Creates the record, or updates it. A body that is refused or lost may be saved again, changed or not. */
  save(body: Record<string, unknown>): Promise<Answer<T>>;
  /** The record is gone: the next save creates another. */
  readonly startAnew: () => void;
  /** The record was written in another way, e.g. by an upload; `headers` are those of the answer. */
  readonly noteVersion: (headers: Headers) => void;
  /** What a page that is loaded anew needs to go on. */
  readonly state: () => WriterState;
}

export interface WriterState {
  readonly id?: number | undefined;
  /** A create whose outcome is not known: it is repeated as it was, under the same key, before anything else. */
  readonly attempt?: { readonly key: string; readonly body: Record<string, unknown> } | undefined;
}

/** Speaks of records at `path`, e.g. `/api/City`. */
export function createRecordWriter<T extends { id: number }>(schema: z.ZodType<T>, path: string, begun: WriterState = {}): RecordWriter<T> {
  let { id, attempt } = begun;
  let etag: string | null = null;

  const noted = (answer: Answer<T>) => {
    if (answer.ok) {
      id = answer.data.id;
      etag = answer.headers.get('ETag');
    }
    return answer;
  };

  async function create(body: Record<string, unknown>): Promise<Answer<T>> {
    attempt ??= { key: newKey(), body };
    const answer = noted(await callApi(schema, path, sending('POST', attempt.body, { 'Idempotency-Key': attempt.key })));
    if (!answer.ok && isFinal(answer.refusal.status)) attempt = undefined;
    return answer;
  }

  return {
    id: () => id,
    state: () => ({ id, attempt }),
    startAnew() {
      id = undefined;
      etag = null;
      attempt = undefined;
    },
    noteVersion(headers) {
      etag = headers.get('ETag');
    },
    read: async () => noted(await callApi(schema, `${path}/${id}`)),
    async save(body) {
      if (id === undefined) {
        const created = await create(body);
        const sent = attempt?.body;
        if (!created.ok || isSame(sent, body)) return created;
      }
      const headers: Record<string, string> = etag === null ? {} : { 'If-Match': etag };
      return noted(await callApi(schema, path, sending('PUT', { ...body, id }, headers)));
    },
  };
}

/** Whether a refusal says for certain that nothing was stored. */
function isFinal(status: number): boolean {
  return status >= 400 && status < 500 && status !== 408;
}

function isSame(one: object | undefined, other: object): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** 128 random bits; `crypto.randomUUID` is missing where the site is not served over TLS. */
function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
