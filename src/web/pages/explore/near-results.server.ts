import type { PublicDb } from '#features/listings/public-listings.server.ts';
import type { SearchFilters } from '#features/listings/search/filters.ts';
import { findListingCards } from '#features/listings/search/find-matches.server.ts';
import { fill, pluralForm } from '#platform/language/fill.ts';
import type { Language } from '#platform/language/language.ts';
import { MESSAGES } from '#web/messages/messages.server.ts';
import type { Place } from '#web/shell/shell-data.ts';
import type { NearResults } from './explore-data.ts';
import { foundText } from './found-text.ts';
import { searchAddress } from './search-parts.server.ts';
import { toResult } from './to-result.server.ts';
import { aLittleWider, muchWider, type WiderSearch } from './wider-searches.server.ts';

interface Found {
  readonly filters: SearchFilters;
  readonly place: Place | undefined;
  readonly totalCount: number;
  readonly items: readonly { readonly id: number }[];
}

const FEW = 3;
const MOST_SHOWN = 6;

/** Where few have what is asked for: those whose price and area lie a little beyond it, or far. */
export async function nearResults(
  db: PublicDb,
  found: Found,
  language: Language,
): Promise<NearResults | undefined> {
  if (found.totalCount > FEW || found.items.length < found.totalCount) return undefined;
  const searches = [
    ...aLittleWider(found, language),
    ...(found.totalCount === 0 ? muchWider(found, language) : []),
  ];
  for (const search of searches) {
    const near = await resultsOf(search, db, found, language);
    if (near !== undefined) return near;
  }
  return undefined;
}

async function resultsOf(
  wider: WiderSearch,
  db: PublicDb,
  { totalCount, items }: Found,
  language: Language,
): Promise<NearResults | undefined> {
  const page = { pageNumber: 1, pageSize: totalCount + MOST_SHOWN };
  const near = await findListingCards(db, { ...wider.filters, ...page }, language);
  const others = near.items.filter(({ id }) => items.every((item) => item.id !== id));
  if (others.length === 0) return undefined;
  const messages = MESSAGES[language];
  const found = foundText(
    near.totalCount,
    wider.filters.propertyType,
    messages.explore.found,
    language,
  );
  const narrowed = wider.said.filter(({ isSubject }) => isSubject === undefined);
  const all = messages.searches.allOf[pluralForm(language, near.totalCount)];
  return {
    heading: fill(messages.searches.near, { wider: inOneLine(wider.said) }),
    cards: others.slice(0, MOST_SHOWN).map((card) => toResult(card, language)),
    all: {
      text:
        narrowed.length === 0
          ? fill(messages.explore.show, { found })
          : fill(all, { found, wider: inOneLine(narrowed) }),
      address: searchAddress(wider.filters, wider.place, language),
    },
  };
}

function inOneLine(parts: WiderSearch['said']): string {
  return parts.map(({ said }) => said).join(', ');
}
