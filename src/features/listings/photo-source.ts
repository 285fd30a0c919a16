/** A stored photo as pages need it. */
export interface PhotoSource {
  /** Root-relative address of the original. */
  readonly url: string;
  readonly width: number;
  readonly height: number;
  /** `#rrggbb`, shown while the photo loads. */
  readonly placeholder: string;
}

/** One of a listing's photos. */
export interface CaptionedPhoto extends PhotoSource {
  /** Of the photo in this listing: another listing with the same photo has another. */
  readonly id: number;
  /** What staff wrote, or ''. */
  readonly caption: string;
}

/** The columns of a joined photo; all are null for a listing without one. */
interface PhotoColumns {
  readonly image_path: string | null;
  readonly image_width: number | null;
  readonly image_height: number | null;
  readonly image_placeholder: string | null;
}

export function photoFromRow(row: PhotoColumns): PhotoSource | null {
  if (row.image_path === null) return null;
  return {
    url: `/${row.image_path}`,
    width: row.image_width ?? 0,
    height: row.image_height ?? 0,
    placeholder: row.image_placeholder ?? '',
  };
}
