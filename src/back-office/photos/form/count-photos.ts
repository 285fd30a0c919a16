/** `1 photograph`, `3 photographs`. */
export function countPhotos(count: number): string {
  return `${count} photograph${count === 1 ? '' : 's'}`;
}

/** `1 photograph is`, `3 photographs are`. */
export function photosAre(count: number): string {
  return `${countPhotos(count)} ${count === 1 ? 'is' : 'are'}`;
}
