import { countSold, type PublicServices } from '#features/listings/public-listings.server.ts';
import { type Agency, readAgency } from '#features/settings/agency.server.ts';
import { fill, pluralForm } from '#platform/language/fill.ts';
import { LANGUAGES, type Language } from '#platform/language/language.ts';
import { MESSAGES } from '#web/messages/messages.server.ts';

export interface AgencyFact {
  readonly term: string;
  readonly text: string;
  /** Staff wrote it, in English on every page. */
  readonly typed?: true;
  /** For those whose clock is another. */
  readonly clock?: string;
}

/** What speaks for the agency; what its settings do not say is left out. */
export interface AgencyFacts {
  /** Whom the agency's number reaches, else the first of its people. */
  readonly answers: Agency['people'][number] | undefined;
  /** How and when it is reached. */
  readonly reached: readonly AgencyFact[];
  /** Where it is, and what it has done. */
  readonly record: readonly AgencyFact[];
}

export async function loadAgencyFacts(
  services: PublicServices,
  language: Language,
): Promise<AgencyFacts> {
  const [agency, sold] = await Promise.all([readAgency(services), countSold(services.db)]);
  const { people, businessPhone, languages, officeAddress, hours, reraNumber } = agency;
  const messages = MESSAGES[language].agency;
  const soldCount = messages.soldCount[pluralForm(language, sold)];
  const reached: AgencyFact[] = [
    { term: messages.languages, text: languagesIn(language, languages) },
    { term: messages.hours, text: hours, typed: true, clock: messages.indianTime },
  ];
  const record: AgencyFact[] = [
    { term: messages.office, text: officeAddress, typed: true },
    { term: messages.founded, text: String(agency.foundedYear) },
    { term: messages.sold, text: sold === 0 ? '' : fill(soldCount, { count: sold }) },
    { term: messages.reraNumber, text: reraNumber, typed: true },
  ];
  return {
    answers: people.find(({ phone }) => phone === businessPhone) ?? people[0],
    reached: reached.filter(isSaid),
    record: record.filter(isSaid),
  };
}

function isSaid({ text }: AgencyFact): boolean {
  return text !== '';
}

function languagesIn(language: Language, codes: readonly string[]): string {
  const { tag } = LANGUAGES[language];
  const names = new Intl.DisplayNames(tag, { type: 'language' });
  const list = new Intl.ListFormat(tag).format(codes.map((code) => names.of(code) ?? code));
  // Hindi is written without the comma that the formatter puts there.
  return list.replace(', और ', ' और ');
}
