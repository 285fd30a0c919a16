import encodeQr from 'qr';
import { shortListingAddress } from '#features/listings/listing-address.ts';
import { idFromSlug } from '#features/listings/slug.ts';
import { addressIn } from '#platform/language/language-address.ts';
import { servicesContext } from '#web/context.server.ts';
import { requestLanguage } from '#web/language/request-language.ts';
import type { Route } from './+types/qr-code';

/** The address of a listing's page, for its printed page. */
export function loader({ context, params, request }: Route.LoaderArgs) {
  const id = idFromSlug(params.slug);
  if (id === undefined) throw new Response(null, { status: 404 });
  const { siteUrl } = context.get(servicesContext);
  const address = siteUrl + addressIn(requestLanguage(request), shortListingAddress(id));
  return new Response(encodeQr(address, 'svg', { ecc: 'medium', border: 2 }), {
    headers: { 'Content-Type': 'image/svg+xml', 'Cache-Control': 'public, max-age=86400' },
  });
}
