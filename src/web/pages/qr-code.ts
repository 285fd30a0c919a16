import encodeQr from 'qr';
import { shortListingAddress } from '#features/listings/listing-address.ts';
import { idFromSlug } from '#features/listings/slug.ts';
import { addressIn } from '#platform/language/language-address.ts';
import type { PageRequest } from '#web/page-request.server.ts';

/** The address of a listing's page, for its printed page. */
export function load({ language, services: { siteUrl }, slug }: PageRequest) {
  const id = idFromSlug(slug);
  if (id === undefined) return new Response(null, { status: 404 });
  const address = siteUrl + addressIn(language, shortListingAddress(id));
  return new Response(encodeQr(address, 'svg', { ecc: 'medium', border: 2 }), {
    headers: { 'Content-Type': 'image/svg+xml', 'Cache-Control': 'public, max-age=86400' },
  });
}
