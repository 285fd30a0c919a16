const OFFSET = 0x811c9dc5;
const PRIME = 0x01000193;

/** FNV-1a in letters and digits: the same on the server and in browsers, which hash no text at once. */
export function contentVersion(content: string): string {
  let hash = OFFSET;
  for (const byte of new TextEncoder().encode(content)) hash = Math.imul(hash ^ byte, PRIME);
  return (hash >>> 0).toString(36);
}
