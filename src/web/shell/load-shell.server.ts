import type { PublicServices } from '#features/listings/public-listings.server.ts';
import { memoizedCities } from '#features/places/find-places.server.ts';
import type { City } from '#features/places/place.ts';
import { memoizedPopularCities } from '#features/places/popular-cities.server.ts';
import type { Place, ShellData } from './shell-data.ts';

/** A list that fails to load stays empty and calls `onIncomplete`. */
export async function loadShell(
  { config, db, log, siteUrl }: PublicServices,
  onIncomplete: () => void,
): Promise<ShellData> {
  const load = (cities: Promise<City[]>, what: string) =>
    cities.then(
      (found) => found.map(placeOf),
      (error: unknown) => {
        log.error({ err: error }, `unable to fetch ${what}`);
        onIncomplete();
        return [];
      },
    );
  const [all, topLocations] = await Promise.all([
    load(memoizedCities(db), 'locations'),
    load(memoizedPopularCities(db), 'top locations'),
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

function placeOf(city: City): Place {
  return { id: city.id, name: city.name, stateName: city.state.name };
}
