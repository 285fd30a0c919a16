import { draftNames, removeAllDrafts } from '#back-office/save/draft-store.ts';
import { discardKeptPhotos, keptPhotoCount } from '#back-office/save/kept-work.ts';
import { apiFetch } from '#session/api-fetch.ts';
import { clearSession } from '#session/session.ts';

/** Ends the session in this tab at once; the server is told without waiting for its answer. */
export function logOut(): void {
  apiFetch('/api/Acount/logout', { method: 'POST', keepalive: true }).catch(() => undefined);
  removeAllDrafts();
  discardKeptPhotos();
  clearSession();
}

/** What a log-out would discard. */
export interface Unsaved {
  readonly drafts: number;
  readonly photos: number;
}

export function unsavedWork(): Unsaved {
  return { drafts: draftNames('').length, photos: keptPhotoCount() };
}
