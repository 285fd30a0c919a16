/** What a log-out discards beside drafts, counted and removed by those who keep it. */
interface KeptWork {
  readonly count: () => number;
  readonly discard: () => void;
}

let photos: KeptWork = { count: () => 0, discard: () => undefined };

/** Told and not imported: the menu of an account is loaded on pages that need nothing else of it. */
export function tellKeptPhotos(kept: KeptWork): void {
  photos = kept;
}

export function keptPhotoCount(): number {
  return photos.count();
}

export function discardKeptPhotos(): void {
  photos.discard();
}
