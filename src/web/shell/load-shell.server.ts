import type { PublicServices } from '#features/listings/public-listings.server.ts';
import { listPlaces, listPopularPlaces } from '#features/places/shown-places.server.ts';
import type { Language } from '#platform/language/language.ts';
import type { Place, ShellData } from './shell-data.ts';
import { shownAgency } from './shown-agency.server.ts';

/** A list that fails to load stays empty and calls `onIncomplete`. */
export async function loadShell(
  services: PublicServices,
  onIncomplete: () => void,
  language: Language,
): Promise<ShellData> {
  const { config, db, log, siteUrl } = services;
  const load = (places: Promise<Place[]>, what: string) =>
    places.catch((error: unknown) => {
      log.error({ err: error }, `unable to fetch ${what}`);
      onIncomplete();
      return [];
    });
  const [agency, all, topLocations] = await Promise.all([
    shownAgency(services, onIncomplete),
    load(listPlaces(db, language), 'locations'),
    load(listPopularPlaces(db, language), 'top locations'),
  ]);
  return {
    siteUrl,
    business: {
      name: agency.businessName,
      phone: agency.businessPhone,
      whatsApp: agency.whatsappNumber,
      youTube: agency.youtubeUrl,
      facebook: agency.facebookUrl,
      instagram: agency.instagramUrl,
      officeAddress: agency.officeAddress,
      reraNumber: agency.reraNumber,
      copyrightYear: agency.copyrightYear,
    },
    places: all,
    topLocations,
    gaMeasurementId: config.GA_MEASUREMENT_ID,
  };
}
