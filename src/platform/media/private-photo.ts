/** Photos for staff alone: no address leads into this folder. */
export const PRIVATE_FOLDER = 'Enquiries';

export const LARGE_SUFFIX = '.jpg';
export const SMALL_WIDTH = 640;
export const SMALL_SUFFIX = `-${SMALL_WIDTH}.jpg`;

export function smallPath(path: string): string {
  return path.slice(0, -LARGE_SUFFIX.length) + SMALL_SUFFIX;
}

export function privatePhotoPaths({ path }: { readonly path: string }): string[] {
  return [path, smallPath(path)];
}
