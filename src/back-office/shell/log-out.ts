import { removeAllDrafts } from '#back-office/save/draft-store.ts';
import { apiFetch } from '#session/api-fetch.ts';
import { clearSession } from '#session/session.ts';

/** Ends the session here at once, and at the server as soon as it can be reached. */
export function logOut(): void {
  apiFetch('/api/Acount/logout', { method: 'POST', keepalive: true }).catch(() => undefined);
  removeAllDrafts();
  clearSession();
}
