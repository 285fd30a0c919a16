import type { z } from 'zod';
import { type Answer, callApi, jsonRequest, newKey } from './call-api.ts';
import { refusalOf } from './refusal.ts';

/** Writes one record: never creates it twice, never overwrites a version it has not read. */
export interface RecordWriter<T> {
  readonly id: () => number | undefined;
  read(): Promise<Answer<T>>;
  /** Creates or updates the record; may be repeated after a refusal or a lost answer. */
  save(body: Record<string, unknown>): Promise<Answer<T>>;
  /** The record is gone: the next save creates another. */
  readonly startNew: () => void;
  readonly state: () => WriterState;
}

export interface WriterState {
  readonly id?: number | undefined;
  /** The create of the record. Its key exists from the start, so that two tabs share it. */
  readonly attempt?: Attempt | undefined;
}

interface Attempt {
  readonly key: string;
  /** Set while the outcome of a create is unknown: the same create is repeated before an update. */
  readonly body?: Record<string, unknown> | undefined;
}

interface WriterOptions<T> {
  initial?: WriterState | undefined;
  isStoredAs?: (record: T, body: Record<string, unknown>) => boolean;
}

/** An ETag that no version has: a record that was never read is not overwritten. */
const UNREAD_ETAG = '"unread"';

/** `path` is that of all records, e.g. `/api/City`. */
export function createRecordWriter<T extends { id: number }>(
  schema: z.ZodType<T>,
  path: string,
  { initial = {}, isStoredAs = hasMembers }: WriterOptions<T> = {},
): RecordWriter<T> {
  let { id, attempt = { key: newKey() } } = initial;
  let etag: string | null = null;
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
    const request = jsonRequest('POST', attempt.body, { 'Idempotency-Key': key });
    const answer = remember(await callApi(schema, path, request));
    if (answer.ok || !isFinal(answer.refusal.status)) return answer;
    attempt = { key };
    if (answer.refusal.status === 404) attempt = { key: keyAfter(key) };
    const storedId = idIn(answer.headers?.get('Location'));
    if (storedId === undefined) return answer;
    // Another tab has created the record with this key, and its content was not read here.
    id = storedId;
    etag = UNREAD_ETAG;
    return { ok: false, refusal: refusalOf(412, undefined) };
  }

  async function update(body: Record<string, unknown>): Promise<Answer<T>> {
    const headers: Record<string, string> = etag === null ? {} : { 'If-Match': etag };
    const request = jsonRequest('PUT', { ...body, id }, headers);
    const answer = remember(await callApi(schema, path, request));
    if (answer.ok) unanswered = [];
    else if (!isFinal(answer.refusal.status)) unanswered.push(body);
    else if (answer.refusal.status === 412 && (await isOwnUpdate())) return update(body);
    return answer;
  }

  /** Whether the record is as an unanswered update of ours left it; if so, its version is ours. */
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

function isFinal(status: number): boolean {
  return status >= 400 && status < 500 && status !== 408;
}

function isEqual(one: object | undefined, other: object): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Whether a record has the values of a body in the members that both have. */
function hasMembers(record: object, body: Record<string, unknown>): boolean {
  const stored = new Map<string, unknown>(Object.entries(record));
  return Object.entries(body).every(
    ([member, value]) =>
      !stored.has(member) || JSON.stringify(stored.get(member)) === JSON.stringify(value),
  );
}

function idIn(location: string | null | undefined): number | undefined {
  const id = location?.match(/\/(\d+)$/)?.[1];
  return id === undefined ? undefined : Number(id);
}

/** The key of the next record after one that is gone; the same in every tab. */
function keyAfter(key: string): string {
  return `${key}+`;
}
