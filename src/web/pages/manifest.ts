import { readAgency } from '#features/settings/agency.server.ts';
import { LANGUAGES } from '#platform/language/language.ts';
import { addressIn } from '#platform/language/language-address.ts';
import { THEME_COLOR } from '#platform/ui/theme-color.ts';
import { MESSAGES } from '#web/messages/messages.server.ts';
import type { PageRequest } from '#web/page-request.server.ts';

/** The web app manifest, for the home screens of phones. */
export async function load({ language, services }: PageRequest) {
  const { businessName } = await readAgency(services);
  const manifest = {
    name: businessName,
    short_name: businessName.split(' & ')[0],
    description: MESSAGES[language].manifest.description,
    lang: LANGUAGES[language].tag,
    start_url: addressIn(language, '/home'),
    display: 'browser',
    background_color: THEME_COLOR.light,
    theme_color: THEME_COLOR.light,
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  };
  return Response.json(manifest, {
    headers: {
      'Content-Type': 'application/manifest+json',
      'Cache-Control': 'public, max-age=3600',
    },
  });
}
