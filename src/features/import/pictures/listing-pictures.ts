import { MAX_BYTES, uploadFormat } from '#platform/media/photo-format.ts';

/** The photos that the rows of a file may name. */
export interface ListingPictures {
  /** Why it cannot be taken; undefined when it can, as far as its beginning tells. */
  problem(name: string): string | undefined;
  read(name: string): Promise<Uint8Array>;
}

export const NO_FILE = 'is no file beside the file of listings';
export const PACKED_UNKNOWN = 'is packed in a way that is not known here';
export const DAMAGED = 'is damaged';

/** Enough to tell the formats apart. */
export const BEGINNING_BYTES = 512;

const ABSOLUTE = /^(?:[/\\]|\p{L}:)/u;

export function imageProblem(
  pictures: Pick<ListingPictures, 'problem'>,
  names: readonly string[],
): string | undefined {
  for (const name of names) {
    const problem = leavesFolder(name) ? NO_FILE : pictures.problem(name);
    if (problem !== undefined) return `images "${name}" ${problem}`;
  }
  return undefined;
}

/** For a table that comes without its photos. */
export function imageMissing(names: readonly string[]): string | undefined {
  return names.length === 0
    ? undefined
    : 'images come with their table in one zip archive, or leave the column out';
}

export function contentProblem(size: number, beginning: Uint8Array): string | undefined {
  if (size > MAX_BYTES) return `is larger than ${MAX_BYTES / 1024 / 1024} MB`;
  if (uploadFormat(beginning) === undefined) return 'is no JPEG, PNG, WebP, AVIF or HEIC';
  return undefined;
}

function leavesFolder(name: string): boolean {
  let depth = 0;
  for (const step of name.split(/[/\\]/)) {
    if (step === '..') depth -= 1;
    else if (step !== '.' && step !== '') depth += 1;
    if (depth < 0) return true;
  }
  return ABSOLUTE.test(name);
}
