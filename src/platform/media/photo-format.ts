export const MAX_BYTES = 15 * 1024 * 1024;

export const MAX_CPU_SECONDS = 8;
export const TIMED_OUT_EXIT_CODE = 75;

export const MAX_RSS_BYTES = 512 * 1024 * 1024;
export const OUT_OF_MEMORY_EXIT_CODE = 76;

export type UploadFormat = 'jpeg' | 'png' | 'webp' | 'avif' | 'heic';

/**
 * What decodes in about 400 MB: AVIF takes three times as much for a pixel as WebP. iPhones write
 * HEIC of 12 or 24.5 megapixels.
 */
export const MAX_PIXELS: Readonly<Record<UploadFormat, number>> = {
  jpeg: 40_000_000,
  png: 40_000_000,
  webp: 40_000_000,
  avif: 12_500_000,
  heic: 25_000_000,
};

const HEAD_BYTES = 12;
const MAX_FTYP_BYTES = 256;
const AVIF_BRANDS = new Set(['avif', 'avis']);
const HEIC_BRANDS = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1']);

/** Detects the format by the first bytes; undefined when it is not accepted. */
export function uploadFormat(bytes: Uint8Array): UploadFormat | undefined {
  const head = String.fromCharCode(...bytes.subarray(0, HEAD_BYTES));
  if (head.length < HEAD_BYTES) return undefined;
  if (head.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (head.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (head.startsWith('RIFF') && head.endsWith('WEBP')) return 'webp';
  if (head.slice(4, 8) !== 'ftyp') return undefined;
  const brand = head.slice(8);
  if (AVIF_BRANDS.has(brand)) return 'avif';
  if (!HEIC_BRANDS.has(brand)) return undefined;
  // The general brands `mif1` and `msf1` also begin AVIF.
  return compatibleBrands(bytes).some((other) => AVIF_BRANDS.has(other)) ? 'avif' : 'heic';
}

function compatibleBrands(bytes: Uint8Array): string[] {
  const boxBytes = new DataView(bytes.buffer, bytes.byteOffset).getUint32(0);
  const brands = String.fromCharCode(
    ...bytes.subarray(HEAD_BYTES + 4, Math.min(boxBytes, MAX_FTYP_BYTES)),
  );
  return brands.match(/.{4}/gs) ?? [];
}
