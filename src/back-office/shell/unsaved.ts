import { draftNames } from '#back-office/save/draft-store.ts';
import { keptPhotoCount } from '#back-office/save/kept-work.ts';

/** What a log-out would discard. */
export interface Unsaved {
  readonly drafts: number;
  readonly photos: number;
}

export function unsavedWork(): Unsaved {
  return { drafts: draftNames('').length, photos: keptPhotoCount() };
}
