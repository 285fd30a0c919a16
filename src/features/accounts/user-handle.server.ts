/** The WebAuthn user handle: no name, and the same for all passkeys of an account. */
export function userHandleOf({ id }: { id: number }): string {
  return Buffer.from(String(id)).toString('base64url');
}
