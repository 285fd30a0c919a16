import type { PublicServices } from '#features/listings/public-listings.server.ts';
import type { Language } from '#language/language.ts';
import { type AgencyFact, loadAgencyFacts } from '#web/pages/about/agency-facts.server.ts';

/** What speaks for the agency; nothing, and a call of `onIncomplete`, where it cannot be read. */
export async function loadRecord(
  services: PublicServices,
  onIncomplete: () => void,
  language: Language,
): Promise<readonly AgencyFact[]> {
  try {
    return (await loadAgencyFacts(services, language)).record;
  } catch (error) {
    services.log.error({ err: error }, 'unable to read what speaks for the agency');
    onIncomplete();
    return [];
  }
}
