import { PICTURE_SIZE, type PreviewDrawing } from '#media/previews/preview-picture.ts';

/** The drawing of `public/favicon.svg`, for pictures without a photo. */
export const AGENCY_MARK: PreviewDrawing = `
  <rect width="${PICTURE_SIZE.width}" height="${PICTURE_SIZE.height}" fill="#1b4a32"/>
  <g transform="translate(100 155) scale(8)" fill="none" stroke-linecap="round">
    <path d="M8 19.5 20 8l12 11.5" stroke="#f7f3ea" stroke-width="3" stroke-linejoin="round"/>
    <path d="M16 24v-5.5a4 4 0 0 1 8 0V24z" fill="#f7f3ea"/>
    <path d="M6 27.5c9-2 19-2 28 0M6 33c9-2 19-2 28 0" stroke="#e2a72e" stroke-width="2.5"/>
  </g>`;
