import type { PublicServices } from '#features/listings/public-listings.server.ts';
import { type Agency, agencyOf, readAgency } from '#features/settings/agency.server.ts';

/** The agency as its settings have it; if they cannot be read, by default and after `onIncomplete`. */
export async function shownAgency(
  services: PublicServices,
  onIncomplete: () => void,
): Promise<Agency> {
  try {
    return await readAgency(services);
  } catch (error) {
    services.log.error({ err: error }, 'unable to fetch the settings');
    onIncomplete();
    return agencyOf({}, services.config);
  }
}
