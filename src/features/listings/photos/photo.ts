/** A stored picture as pages need it: the address of the original, its size in pixels and a `#rrggbb` shown while it loads. */
export interface ListingPhoto {
  readonly url: string;
  readonly width: number;
  readonly height: number;
  readonly placeholder: string;
}
