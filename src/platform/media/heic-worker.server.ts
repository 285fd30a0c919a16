import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';
import createLibheif from 'libheif-js/libheif-wasm/libheif.js';
import { MAX_PIXELS } from './photo-format.ts';

/** Upright, with rows as PNG has them: 0, then red, green and blue bytes. */
export interface HeicPixels {
  readonly width: number;
  readonly height: number;
  readonly rows: Uint8Array<ArrayBuffer>;
}

/** Undefined for what cannot be read. */
export type DecodedHeic = HeicPixels | { readonly refused: 'too many pixels' } | undefined;

const WASM = fileURLToPath(import.meta.resolve('libheif-js/libheif-wasm/libheif.wasm'));

const decoded = await decode(workerData);
parentPort?.postMessage(
  decoded,
  decoded !== undefined && 'rows' in decoded ? [decoded.rows.buffer] : [],
);

async function decode(bytes: Uint8Array): Promise<DecodedHeic> {
  const libheif = await createLibheif({ wasmBinary: readFileSync(WASM) });
  const file = libheif.heif_context_alloc();
  libheif.heif_context_read_from_memory(file, bytes);
  const photo = libheif.heif_js_context_get_primary_image_handle(file);
  if (!('delete' in photo)) return undefined;
  const size =
    libheif.heif_image_handle_get_width(photo) * libheif.heif_image_handle_get_height(photo);
  if (size > MAX_PIXELS.heic) return { refused: 'too many pixels' };
  const { heif_colorspace_RGB } = libheif.heif_colorspace;
  const { heif_chroma_interleaved_RGB } = libheif.heif_chroma;
  const decoded = libheif.heif_js_decode_image2(
    photo,
    heif_colorspace_RGB,
    heif_chroma_interleaved_RGB,
  );
  const [pixels] = decoded.channels ?? [];
  if (pixels === undefined) return undefined;
  const { width, height, stride, data } = pixels;
  const rowBytes = width * 3;
  const rows = new Uint8Array(height * (rowBytes + 1));
  for (let row = 0; row < height; row += 1)
    rows.set(data.subarray(row * stride, row * stride + rowBytes), row * (rowBytes + 1) + 1);
  return { width, height, rows };
}
