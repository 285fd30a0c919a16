export interface RelyingParty {
  readonly id: string;
  readonly origin: string;
}

const LOOPBACK = /^(?:127(?:\.\d+){3}|\[::1\]|0\.0\.0\.0|\[::\])$/;

/** Passkeys belong to a domain, and an address of the own machine is none: there it is localhost. */
export function relyingParty(siteUrl: string): RelyingParty {
  const url = new URL(siteUrl);
  if (LOOPBACK.test(url.hostname)) url.hostname = 'localhost';
  return { id: url.hostname, origin: url.origin };
}
