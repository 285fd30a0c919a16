import { type Config, serverUrl } from '#config.ts';

/** What the addresses of this site's own listings begin with, as its exports have them. */
export function ownAddress(siteUrl: string): string {
  return `${siteUrl}/p/`;
}

/** Commands know the settings of the server alone, so they ask here. */
export function configuredOwnAddress({
  SITE_URL,
  HOST,
  PORT,
}: Pick<Config, 'SITE_URL' | 'HOST' | 'PORT'>): string {
  return ownAddress(SITE_URL ?? serverUrl(HOST, PORT));
}
