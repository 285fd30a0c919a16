/** The same address with a path that routers can decode: in one that cannot be, every `%` stands for itself. */
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
