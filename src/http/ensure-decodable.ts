/** Escapes every `%` of a path that cannot be decoded, on which routers would throw. */
export function ensureDecodable(address: string): string {
  const url = new URL(address);
  try {
    decodeURIComponent(url.pathname);
    return address;
  } catch {
    url.pathname = url.pathname.replaceAll('%', '%25');
    return url.href;
  }
}
