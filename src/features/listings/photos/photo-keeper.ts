/** A picture that no listing refers to any more: its row is gone, its files are left. */
export interface UnusedPhoto {
  readonly path: string;
  readonly width: number;
}

/** What listings need of whoever keeps pictures. */
export interface PhotoKeeper {
  /** Keeps a picture in every form that pages need, or says why not. */
  keep(
    bytes: Uint8Array,
  ): Promise<
    | { image: { id: number } }
    | { refused: 'not an image' | 'too large' | 'too many pixels' | 'busy' }
  >;
  /** Removes the files of a picture, if there is one; a failure is left to the sweep at the next start. */
  removeFiles(image: UnusedPhoto | undefined): Promise<void>;
}
