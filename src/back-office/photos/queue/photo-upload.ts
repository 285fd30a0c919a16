/** What photos belong to: a stored listing, or the draft of one that is not saved yet. */
export type PhotoOwner = `property ${number}` | `draft ${string}`;

/** A photo that the server does not have yet, kept in this browser. */
export interface PhotoUpload {
  /** Its `Idempotency-Key`. */
  readonly key: string;
  readonly account: string;
  readonly owner: PhotoOwner;
  readonly name: string;
  /** As it was chosen; once ready, what is sent. */
  readonly file: Blob;
  /** Without one this browser cannot show the picture. */
  readonly preview: Blob | undefined;
  readonly isReady: boolean;
  /** Whether it was sent before: the server may have it although no answer came. */
  readonly isTried: boolean;
  /** Why the server will not have it. */
  readonly refusal: string | undefined;
  /** The id of the stored photo whose place it takes. */
  readonly replaces: number | undefined;
  readonly at: number;
}

export function ownerOf(listingId: number): PhotoOwner {
  return `property ${listingId}`;
}

/** Undefined for a draft. */
export function listingIdOf(owner: PhotoOwner): number | undefined {
  const id = owner.match(/^property (\d+)$/)?.[1];
  return id === undefined ? undefined : Number(id);
}

export function draftOwner(draftKey: string): PhotoOwner {
  return `draft ${draftKey}`;
}
