const IP_ADDRESS = /^(?:\d+(?:\.\d+){3}|\[.*\])$/;

/** Passkeys need a secure page under a domain: `localhost`, but not `127.0.0.1`. */
export function supportsPasskeys(): boolean {
  return typeof PublicKeyCredential === 'function' && !IP_ADDRESS.test(location.hostname);
}

/** What to say when the browser's own dialog ended without a passkey. */
export function promptRefusal(error: unknown): string {
  const name = error instanceof Error ? error.name : '';
  if (name === 'NotAllowedError') return 'No passkey was chosen. You can try again.';
  if (name === 'InvalidStateError') return 'This device has a passkey for your account already.';
  if (name === 'SecurityError') return 'Passkeys work only at the public address of this site.';
  return 'This device could not use a passkey.';
}
