import { currentToken } from './session.ts';

/** `fetch` with the session's token. Rejects when the network fails. */
export function apiFetch(path: string, init: RequestInit = {}): Promise<Response> {
  const headers = new Headers(init.headers);
  headers.set('Authorization', `Bearer ${currentToken()}`);
  return fetch(path, { ...init, headers });
}
