import { z } from 'zod';
import { currentSession } from '#session/session.ts';

/** What was typed into a form and not saved, kept by this browser for whoever typed it. */
export interface Draft<Values> {
  /** When it was last typed in, ISO date-time in UTC. */
  readonly at: string;
  readonly values: Values;
}

const PREFIX = 'draft';
/** Older ones are nobody's work in hand any more; milliseconds. */
const LIFETIME_MS = 7 * 24 * 60 * 60 * 1000;

const listeners = new Set<() => void>();

const keyOf = (form: string) => `${PREFIX} ${currentSession()?.userName ?? ''} ${form}`;

/** Keeps what a form holds under its name, e.g. `property 12`. */
export function keepDraft(form: string, values: unknown, now = new Date()): void {
  storage((store) => store.setItem(keyOf(form), JSON.stringify({ at: now.toISOString(), values })));
  notify();
}

/** What was kept under a form's name, if it is still what such a form holds. */
export function findDraft<Values>(
  schema: z.ZodType<Values>,
  form: string,
  now = new Date(),
): Draft<Values> | undefined {
  const kept = storage((store) => JSON.parse(store.getItem(keyOf(form)) ?? 'null') as unknown);
  const parsed = z.object({ at: z.iso.datetime(), values: schema }).safeParse(kept);
  if (!parsed.success || now.getTime() - Date.parse(parsed.data.at) > LIFETIME_MS) return undefined;
  return parsed.data;
}

export function removeDraft(form: string): void {
  storage((store) => store.removeItem(keyOf(form)));
  notify();
}

/** What follows `start` in the names of the forms that have drafts. */
export function draftNames(start: string): string[] {
  const key = keyOf(start);
  const names = storage((store) => Object.keys(store).filter((name) => name.startsWith(key)));
  return (names ?? []).map((name) => name.slice(key.length));
}

/** Leaves nothing of the person who is signed in. */
export function removeAllDrafts(): void {
  storage((store) => {
    for (const key of Object.keys(store)) if (key.startsWith(keyOf(''))) store.removeItem(key);
  });
}

/** Calls back whenever a draft is kept or forgotten in this tab; returns how to stop that. */
export function subscribeToDrafts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function notify(): void {
  for (const listener of listeners) listener();
}

/** A browser may have no room for it, or keep nothing at all: then there are no drafts. */
function storage<T>(use: (store: Storage) => T): T | undefined {
  try {
    return use(localStorage);
  } catch {
    return undefined;
  }
}
