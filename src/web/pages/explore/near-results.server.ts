import type { PublicDb } from '#features/listings/public-listings.server.ts';
import { AMOUNT_RANGES, type SearchFilters } from '#features/listings/search/filters.ts';
import { findListingCards } from '#features/listings/store/listing-cards.server.ts';
import { fill } from '#language/fill.ts';
import type { Language } from '#language/language.ts';
import type { Place } from '#web/shell/shell-data.ts';
import { WORDS } from '#web/words/words.server.ts';
import type { NearResults } from './explore-data.ts';
import { foundText } from './found-text.ts';
import { searchAddress, searchParts } from './search-parts.server.ts';
import { toResult } from './to-result.server.ts';

interface Found {
  readonly filters: SearchFilters;
  readonly place: Place | undefined;
  readonly totalCount: number;
  readonly items: readonly { readonly id: number }[];
}

const FEW = 3;
const MOST_SHOWN = 6;
/** How far beyond an amount, and where; tried in this order. */
const TRIES = [
  { share: 0.1, elsewhere: false },
  { share: 0.25, elsewhere: false },
  { share: 0.1, elsewhere: true },
];

/** Where few have what is asked for: those whose price and area lie a little beyond it. */
export async function nearResults(
  db: PublicDb,
  found: Found,
  language: Language,
): Promise<NearResults | undefined> {
  if (found.totalCount > FEW || found.items.length < found.totalCount) return undefined;
  for (const attempt of found.place ? TRIES : TRIES.filter(({ elsewhere }) => !elsewhere)) {
    const near = await resultsOf(attempt, db, found, language);
    if (near !== undefined) return near;
  }
  return undefined;
}

async function resultsOf(
  { share, elsewhere }: (typeof TRIES)[number],
  db: PublicDb,
  { filters, place, totalCount, items }: Found,
  language: Language,
): Promise<NearResults | undefined> {
  const asked = { filters, place };
  const inPlace = { filters: widened(filters, share), place };
  const labels = searchParts(asked, language).map(({ label }) => label);
  const changed = searchParts(inPlace, language).filter(({ label }) => !labels.includes(label));
  if (changed.length === 0) return undefined;
  const wider = elsewhere
    ? { filters: { ...inPlace.filters, location: 0 }, place: undefined }
    : inPlace;
  const page = { pageNumber: 1, pageSize: totalCount + MOST_SHOWN };
  const near = await findListingCards(db, { ...wider.filters, ...page }, language);
  const others = near.items.filter(({ id }) => items.every((item) => item.id !== id));
  if (others.length === 0) return undefined;
  const words = WORDS[language];
  const { found, show } = words.explore;
  const { propertyType } = filters;
  return {
    heading: fill(words.searches.near, {
      wider: [
        ...changed.map(({ label }) => label),
        ...(elsewhere ? [words.searches.elsewhere] : []),
      ].join(', '),
    }),
    cards: others.slice(0, MOST_SHOWN).map((card) => toResult(card, language)),
    all: {
      text: fill(show, { found: foundText(near.totalCount, propertyType, found, language) }),
      address: searchAddress(wider.filters, wider.place, language),
    },
  };
}

/** Of a single amount both bounds, and an upper bound alone; a range with two ends was meant so. */
function widened(filters: SearchFilters, share: number): SearchFilters {
  const bounds = AMOUNT_RANGES.filter(
    ([min, max]) => filters[min] === 0 || filters[min] === filters[max],
  ).flatMap(([min, max]) => [
    [min, rounded(filters[min] * (1 - share), Math.floor)],
    [max, rounded(filters[max] * (1 + share), Math.ceil)],
  ]);
  return { ...filters, ...Object.fromEntries(bounds), pageNumber: 1 };
}

/** To two digits. */
function rounded(value: number, round: (value: number) => number): number {
  if (value === 0) return 0;
  const step = 10 ** (Math.floor(Math.log10(value)) - 1);
  return Number((round(Number((value / step).toPrecision(6))) * step).toPrecision(2));
}
