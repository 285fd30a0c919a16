import { createStore } from '#platform/ui/store.ts';
import type { Shape } from '#platform/validation/shape.ts';
import { apiFetch } from '#session/api-fetch.ts';
import { currentToken, endSession } from '#session/session.ts';
import { type Refusal, refusalOf, UNREACHABLE } from './refusal.ts';

export type Answer<T> =
  | { readonly ok: true; readonly data: T; readonly headers: Headers }
  | { readonly ok: false; readonly refusal: Refusal; readonly headers?: Headers };

/** After this the connection counts as lost, and the call may be repeated. */
const WAIT_TIMEOUT_MS = 30_000;

export const NO_BODY: Shape<unknown> = {
  safeParse: (data) => ({ success: true, data }),
};

/**
 * Calls the API with the session of this tab. Never rejects: refusals and network errors are
 * returned. A 401 ends the session.
 */
export async function callApi<T>(
  shape: Shape<T>,
  path: string,
  init: RequestInit = {},
): Promise<Answer<T>> {
  const token = currentToken();
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), WAIT_TIMEOUT_MS);
  const response = await apiFetch(path, { ...init, signal: controller.signal }).catch(
    () => undefined,
  );
  const body: unknown =
    response === undefined || response.status === 204
      ? undefined
      : await response.json().catch(() => undefined);
  clearTimeout(timer);
  if (init.method !== undefined) countWrite();
  if (response === undefined) return { ok: false, refusal: UNREACHABLE };
  if (response.ok) {
    // A truncated answer does not tell us whether the write happened.
    const parsed = shape.safeParse(body);
    return parsed.success
      ? { ok: true, data: parsed.data, headers: response.headers }
      : { ok: false, refusal: UNREACHABLE };
  }
  // A new log-in may have replaced the token meanwhile.
  if (response.status === 401 && token === currentToken()) endSession();
  return {
    ok: false,
    refusal: refusalOf(response.status, body, response.headers.get('Retry-After')),
    headers: response.headers,
  };
}

export function jsonRequest(
  method: 'POST' | 'PUT' | 'DELETE',
  body: unknown,
  headers: Record<string, string> = {},
): RequestInit {
  return {
    method,
    body: JSON.stringify(body),
    headers: { 'Content-Type': 'application/json', ...headers },
  };
}

const writes = createStore(0);

/** How many writes this tab has sent: a list that was fetched before the last one may be stale. */
export const writeCount = writes.get;

export function countWrite(): void {
  writes.set(writes.get() + 1);
}

/** 128 random bits; `crypto.randomUUID` does not exist on a site without TLS. */
export function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
