/** What `.` of a regular expression does not match, and so no route for all other addresses. */
const LINE_END = /[\n\r\u2028\u2029]/;

/**
 * Escapes every `%` of a path on which routers would throw, as it cannot be decoded or has more than
 * one line.
 */
export function ensureRoutable(address: string): string {
  const url = new URL(address);
  if (isRoutable(url.pathname)) return address;
  url.pathname = url.pathname.replaceAll('%', '%25');
  return url.href;
}

function isRoutable(pathname: string): boolean {
  try {
    return !LINE_END.test(decodeURIComponent(pathname));
  } catch {
    return false;
  }
}
