import { columnsInAllLanguages, textIn } from '#features/listings/language-columns.ts';
import {
  listingsWithPage,
  type PublicDb,
  type PublicServices,
} from '#features/listings/public-listings.server.ts';
import { listingSlug } from '#features/listings/slug.ts';
import { readAgency } from '#features/settings/agency.server.ts';
import { comingDaysInIndia } from '#platform/language/dates.ts';
import { fill } from '#platform/language/fill.ts';
import type { Language } from '#platform/language/language.ts';
import { MONTHS } from '#platform/language/months.ts';
import { MESSAGES } from '#web/messages/messages.server.ts';
import { loadSimilar } from '#web/pages/listing/load-listing.server.ts';

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
    similarHeading: MESSAGES[language].listing.similar,
    similar: subject === undefined ? [] : await loadSimilar(services, subject, language),
  };
}

export type Sent = Awaited<ReturnType<typeof loadSent>>;

export interface VisitDay {
  readonly day: string;
  readonly label: string;
}

const OFFERED = 5;
/** Who asks later is not shown round on the same day. */
const LATEST_HOUR = 16;

/** The days that a visitor may choose by one tap, in India's time. */
export function visitDays(now: Date, language: Language): readonly VisitDay[] {
  const { days } = MESSAGES[language].enquiry.visit;
  return comingDaysInIndia(now, LATEST_HOUR, OFFERED).map(({ day, isIn }) => {
    const date = new Date(day);
    const label = fill(days.later, {
      weekday: days.weekdays[date.getUTCDay()] ?? '',
      date: date.getUTCDate(),
      month: MONTHS[language][date.getUTCMonth()] ?? '',
    });
    return { day, label: [days.today, days.tomorrow][isIn] ?? label };
  });
}

/** What a form is about: the listing, as visitors see it. */
export async function findSubject(db: PublicDb, id: number, language: Language) {
  const found = await listingsWithPage(db)
    .select(columnsInAllLanguages('property.title'))
    .select(['property.property_type', 'property.city_id'])
    .where('property.id', '=', id)
    .executeTakeFirst();
  if (found === undefined) return undefined;
  return {
    id,
    title: textIn(language, found, 'title'),
    slug: listingSlug(found.title, id),
    propertyType: found.property_type,
    cityID: found.city_id,
  };
}
