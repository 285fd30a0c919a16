import { takeEarlyAnswer } from './early-answers.ts';
import { currentToken } from './session.ts';

/** `fetch` with the session's token. Rejects when the network fails. */
export async function apiFetch(path: string, init: RequestInit = {}): Promise<Response> {
  if (init.method === undefined) {
    const early = await takeEarlyAnswer(path, init.signal);
    if (early !== undefined) return early;
  }
  const headers = new Headers(init.headers);
  headers.set('Authorization', `Bearer ${currentToken()}`);
  return fetch(path, { ...init, headers });
}
