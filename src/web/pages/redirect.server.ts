/** `address` is root-relative. */
export function redirect(address: string, status: 301 | 302 | 303 = 302): Response {
  return new Response(null, { status, headers: { Location: address } });
}
