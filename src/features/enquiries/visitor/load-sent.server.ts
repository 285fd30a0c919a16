import type { findSubject } from '#features/enquiries/enquiry-subject.server.ts';
import type { PublicServices } from '#features/listings/public-listings.server.ts';
import { readAgency } from '#features/settings/agency.server.ts';
import type { Language } from '#language/language.ts';
import { loadSimilar } from '#web/pages/listing/load-listing.server.ts';
import { WORDS } from '#web/words/words.server.ts';

/** What whoever has sent a form sees beside the thanks: when we call, and similar listings. */
export async function loadSent(
  services: PublicServices,
  reference: string,
  subject: Awaited<ReturnType<typeof findSubject>>,
  language: Language,
) {
  const { answerHours, hours } = await readAgency(services);
  return {
    reference,
    answerHours,
    hours,
    similarHeading: WORDS[language].listing.similar,
    similar: subject === undefined ? [] : await loadSimilar(services, subject, language),
  };
}

export type Sent = Awaited<ReturnType<typeof loadSent>>;
