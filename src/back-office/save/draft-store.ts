import { hasMembers, isText, type Shape } from '#platform/validation/shape.ts';
import { currentSession } from '#session/session.ts';

/** What somebody typed into a form and has not saved, kept in this browser's local storage. */
export interface Draft<Values> {
  readonly at: string;
  readonly values: Values;
}

const PREFIX = 'draft';
const LIFETIME_MS = 7 * 24 * 60 * 60 * 1000;

const isDraft = hasMembers<Draft<unknown>>({ at: isText });

const listeners = new Set<() => void>();

/** Drafts belong to the staff member who typed them. */
const keyOf = (form: string) => `${PREFIX} ${currentSession()?.userName ?? ''} ${form}`;

/** Keeps a form's values under its name, e.g. `property 12`. */
export function keepDraft(form: string, values: unknown, now = new Date()): void {
  storage((store) => store.setItem(keyOf(form), JSON.stringify({ at: now.toISOString(), values })));
  notify();
}

/** The draft under a form's name; undefined if it is too old or no longer has the shape. */
export function findDraft<Values>(
  shape: Shape<Values>,
  form: string,
  now = new Date(),
): Draft<Values> | undefined {
  const kept = storage((store): unknown => JSON.parse(store.getItem(keyOf(form)) ?? 'null'));
  if (!isDraft(kept) || !(now.getTime() - Date.parse(kept.at) <= LIFETIME_MS)) return undefined;
  const { success, data } = shape.safeParse(kept.values);
  return success ? { at: kept.at, values: data } : undefined;
}

export function removeDraft(form: string): void {
  storage((store) => store.removeItem(keyOf(form)));
  notify();
}

/** The names of the forms that have drafts and begin with `start`, without that beginning. */
export function draftNames(start: string): string[] {
  const key = keyOf(start);
  const names = storage((store) => Object.keys(store).filter((name) => name.startsWith(key)));
  return (names ?? []).map((name) => name.slice(key.length));
}

export function removeAllDrafts(): void {
  storage((store) => {
    for (const key of Object.keys(store)) if (key.startsWith(keyOf(''))) store.removeItem(key);
  });
}

/** Calls back when a draft is kept or removed in this tab; returns the unsubscribe function. */
export function subscribeToDrafts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function notify(): void {
  for (const listener of listeners) listener();
}

/** A browser whose storage is full or switched off has no drafts. */
function storage<T>(use: (store: Storage) => T): T | undefined {
  try {
    return use(localStorage);
  } catch {
    return undefined;
  }
}
