import { currentToken } from './session.ts';

/** `fetch` for the product's own API: every request says who asks, visitors with an empty token. Rejects without a network. */
export function apiFetch(path: string, init: RequestInit = {}): Promise<Response> {
  const headers = new Headers(init.headers);
  headers.set('Authorization', `Bearer ${currentToken()}`);
  return fetch(path, { ...init, headers });
}
