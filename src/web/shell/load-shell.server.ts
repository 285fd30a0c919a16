import type { PublicServices } from '#features/listings/public-listings.server.ts';
import { listPlaces, listPopularPlaces } from '#features/places/shown-places.server.ts';
import type { Language } from '#language/language.ts';
import type { Place, ShellData } from './shell-data.ts';

/** A list that fails to load stays empty and calls `onIncomplete`. */
export async function loadShell(
  { config, db, log, siteUrl }: PublicServices,
  onIncomplete: () => void,
  language: Language,
): Promise<ShellData> {
  const load = (places: Promise<Place[]>, what: string) =>
    places.catch((error: unknown) => {
      log.error({ err: error }, `unable to fetch ${what}`);
      onIncomplete();
      return [];
    });
  const [all, topLocations] = await Promise.all([
    load(listPlaces(db, language), 'locations'),
    load(listPopularPlaces(db, language), 'top locations'),
  ]);
  return {
    siteUrl,
    business: {
      name: config.BUSINESS_NAME,
      phone: config.BUSINESS_PHONE,
      whatsApp: config.WHATSAPP_NUMBER,
      youTube: config.YOUTUBE_URL,
      facebook: config.FACEBOOK_URL,
      instagram: config.INSTAGRAM_URL,
    },
    places: all,
    topLocations,
    gaMeasurementId: config.GA_MEASUREMENT_ID,
  };
}
