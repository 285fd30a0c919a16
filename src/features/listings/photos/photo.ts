/** `url` is the address of the original; `placeholder` is `#rrggbb`. */
export interface ListingPhoto {
  readonly url: string;
  readonly width: number;
  readonly height: number;
  readonly placeholder: string;
}
