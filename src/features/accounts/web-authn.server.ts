/** Loaded with the first passkey: it takes 27 MB and 0.2 s. */
export function webAuthn() {
  return import('@simplewebauthn/server');
}
