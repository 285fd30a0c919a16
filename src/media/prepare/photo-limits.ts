/** What a phone sends of a photo, at most: a few seconds on a slow network. */
export const MAX_SENT_BYTES = 600 * 1024;

/** In pixels; twice the widest picture that pages show. */
export const LONGEST_SIDE = 2560;

/** In pixels: small pictures of the form, so that thirty of them fit a cheap phone's memory. */
export const PREVIEW_SIDE = 640;
