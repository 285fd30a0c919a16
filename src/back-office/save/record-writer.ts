import type { z } from 'zod';
import { type Answer, callApi, jsonRequest } from './call-api.ts';
import { refusalOf } from './refusal.ts';

/** Writes one record of the API, again and again if need be, without ever making a second one or overwriting what it has not read. */
export interface RecordWriter<T> {
  /** Undefined while the server has not said that the record exists. */
  readonly id: () => number | undefined;
  /** Reads the record as it is now; from then on a write stands on this version. */
  read(): Promise<Answer<T>>;
  /** Creates the record, or updates it. A body that is refused or lost may be saved again, changed or not. */
  save(body: Record<string, unknown>): Promise<Answer<T>>;
  /** The record is gone: the next save creates another. */
  readonly startNew: () => void;
  /** The record was written in another way, e.g. by an upload; `headers` are those of the answer. */
  readonly noteVersion: (headers: Headers) => void;
  /** What a page that is loaded anew needs to go on. */
  readonly state: () => WriterState;
}

export interface WriterState {
  readonly id?: number | undefined;
  /**
   * The create of the record. Its key is there from the beginning, so that two pages that go on from here make one record.
   * A body is there while the outcome of a create is not known: it is repeated as it was before anything else.
   */
  readonly attempt?: Attempt | undefined;
}

interface Attempt {
  readonly key: string;
  readonly body?: Record<string, unknown> | undefined;
}

interface WriterOptions<T> {
  initial?: WriterState | undefined;
  /** Whether a record is what a body of this writer made of it. */
  isStoredAs?: (record: T, body: Record<string, unknown>) => boolean;
}

/** An entity tag that no version has: what was not read is not overwritten. */
const UNREAD_ETAG = '"unread"';

/** Speaks of records at `path`, e.g. `/api/City`. */
export function createRecordWriter<T extends { id: number }>(
  schema: z.ZodType<T>,
  path: string,
  { initial: begun = {}, isStoredAs = hasMembers }: WriterOptions<T> = {},
): RecordWriter<T> {
  let { id, attempt = { key: newKey() } } = begun;
  let etag: string | null = null;
  /** Updates whose outcome is not known. */
  let unanswered: Record<string, unknown>[] = [];

  const remember = (answer: Answer<T>) => {
    if (answer.ok) {
      id = answer.data.id;
      etag = answer.headers.get('ETag');
    }
    return answer;
  };

  async function create(body: Record<string, unknown>): Promise<Answer<T>> {
    const { key } = attempt;
    attempt = { key, body: attempt.body ?? body };
    const answer = remember(
      await callApi(schema, path, jsonRequest('POST', attempt.body, { 'Idempotency-Key': key })),
    );
    if (answer.ok || !isFinal(answer.refusal.status)) return answer;
    attempt = { key };
    if (answer.refusal.status === 404) attempt = { key: keyAfter(key) };
    const storedId = idIn(answer.headers?.get('Location'));
    if (storedId === undefined) return answer;
    // Another page has made the record with this key: whatever it says, it has not been read here.
    id = storedId;
    etag = UNREAD_ETAG;
    return { ok: false, refusal: refusalOf(412, undefined) };
  }

  async function update(body: Record<string, unknown>): Promise<Answer<T>> {
    const headers: Record<string, string> = etag === null ? {} : { 'If-Match': etag };
    const answer = remember(
      await callApi(schema, path, jsonRequest('PUT', { ...body, id }, headers)),
    );
    if (answer.ok) unanswered = [];
    else if (!isFinal(answer.refusal.status)) unanswered.push(body);
    else if (answer.refusal.status === 412 && (await isOwnUpdate())) return update(body);
    return answer;
  }

  /** Whether the record is as an update of ours left it whose answer was lost; if so, the next one stands on it. */
  async function isOwnUpdate(): Promise<boolean> {
    if (unanswered.length === 0) return false;
    const now = await callApi(schema, `${path}/${id}`);
    if (!now.ok || !unanswered.some((body) => isStoredAs(now.data, body))) return false;
    unanswered = [];
    remember(now);
    return true;
  }

  return {
    id: () => id,
    state: () => ({ id, attempt }),
    startNew() {
      id = undefined;
      etag = null;
      attempt = { key: keyAfter(attempt.key) };
    },
    noteVersion(headers) {
      etag = headers.get('ETag');
    },
    read: async () => remember(await callApi(schema, `${path}/${id}`)),
    async save(body) {
      if (id === undefined) {
        const created = await create(body);
        if (!created.ok) return created;
        const sent = attempt.body;
        attempt = { key: attempt.key };
        if (isEqual(sent, body)) return created;
      }
      return update(body);
    },
  };
}

/** Whether a refusal says for certain that nothing was stored. */
function isFinal(status: number): boolean {
  return status >= 400 && status < 500 && status !== 408;
}

function isEqual(one: object | undefined, other: object): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Whether a record says what a body of the same members says. */
function hasMembers(record: object, body: Record<string, unknown>): boolean {
  const said = new Map<string, unknown>(Object.entries(record));
  return Object.entries(body).every(
    ([member, value]) => !said.has(member) || said.get(member) === value,
  );
}

function idIn(location: string | null | undefined): number | undefined {
  const id = location?.match(/\/(\d+)$/)?.[1];
  return id === undefined ? undefined : Number(id);
}

/** The key of the next record after one that is gone: the same for every page that goes on from there. */
function keyAfter(key: string): string {
  return `${key}+`;
}

/** 128 random bits; `crypto.randomUUID` is missing where the site is not served over TLS. */
function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
