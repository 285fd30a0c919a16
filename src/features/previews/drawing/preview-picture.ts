/** `amount` and `heading` are large, in the face of the site's headings. */
export type PreviewStyle = 'kind' | 'amount' | 'heading' | 'area' | 'note' | 'agency' | 'phone';

export interface PreviewLine {
  readonly style: PreviewStyle;
  readonly text: string;
}

/** What the picture of a link preview shows: text on the left, a photo or a drawing on the right. */
export interface PreviewPicture {
  readonly top: readonly PreviewLine[];
  readonly bottom: readonly PreviewLine[];
  readonly picture: { readonly photo: Uint8Array } | { readonly drawing: PreviewDrawing };
}

/** SVG of our own making, in a box of `PICTURE_SIZE`; never text that somebody typed. */
export type PreviewDrawing = string;

export const PICTURE_SIZE = { width: 520, height: 630 } as const;
