import { listingAddress } from '#features/listings/listing-address.ts';
import { foldText } from '#language/fold-text.ts';
import { useLanguage, useLocalAddress } from '#web/language/use-language.ts';
import { useSharedWords } from '#web/words/use-words.ts';
import type { Typed } from './complete.ts';
import { useNumberedListings, useSearchTerms } from './load-suggestions.ts';
import { forgetSearches, useRecentSearches } from './recent-searches.ts';
import type { SearchTerm } from './search-term.ts';
import { firstPlaces, suggest } from './suggest.ts';

export interface OfferedOption {
  readonly of: SearchTerm['of'] | 'recent' | 'listing' | 'forget';
  readonly text: string;
  readonly note: string;
  /** How many listings it finds; 0 where that is not known. */
  readonly count: number;
  take(): void;
}

const MOST_RECENT = 3;
const MOST_RECENT_LIKE_TYPED = 2;
const MOST_PLACES = 5;

/** What is offered for a text; nothing for undefined. */
export function useOffers(
  typed: Typed | undefined,
  search: (phrase: string) => void,
): OfferedOption[] {
  const language = useLanguage();
  const local = useLocalAddress();
  const { searchBox } = useSharedWords();
  const terms = useSearchTerms();
  const listings = useNumberedListings(typed?.text ?? '');
  const recent = useRecentSearches();
  const recentOption = (phrase: string): OfferedOption => ({
    ...{ of: 'recent', text: phrase, note: '', count: 0 },
    take: () => search(phrase),
  });

  if (typed === undefined) return [];
  const text = foldText(typed.text + typed.rest).trim();
  if (text === '') {
    const forget = {
      of: 'forget',
      text: searchBox.forget,
      note: '',
      count: 0,
      take: forgetSearches,
    } as const;
    return [
      ...recent.slice(0, MOST_RECENT).map(recentOption),
      ...firstPlaces(terms, language, MOST_PLACES).map(({ of, phrase, note, count = 0 }) => ({
        ...{ of, text: phrase, note, count },
        take: () => search(phrase),
      })),
      ...(recent.length > 0 ? [forget] : []),
    ];
  }
  return [
    ...listings.map(({ number, slug, title }) => ({
      ...{ of: 'listing' as const, text: title, note: String(number), count: 0 },
      take: () => location.assign(local(listingAddress(slug))),
    })),
    ...recent
      .filter((phrase) => foldText(phrase).startsWith(text) && foldText(phrase) !== text)
      .slice(0, MOST_RECENT_LIKE_TYPED)
      .map(recentOption),
    ...suggest(typed, terms, language).map(({ of, phrase, note, count = 0 }) => ({
      ...{ of, text: phrase, note, count },
      take: () => search(phrase),
    })),
  ];
}
