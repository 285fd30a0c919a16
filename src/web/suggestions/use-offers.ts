import { listingAddress } from '#features/listings/listing-address.ts';
import { foldText } from '#language/fold-text.ts';
import { useLanguage, useLocalAddress } from '#web/language/use-language.ts';
import { useSharedWords } from '#web/words/use-words.ts';
import type { Typed } from './complete.ts';
import { useNumberedListings, usePhraseCounts, useSearchTerms } from './load-suggestions.ts';
import type { SearchTerm } from './search-term.ts';
import { firstPlaces, suggest } from './suggest.ts';
import { forgetSearches, useRecentSearches } from './use-recent-searches.ts';

export interface OfferedOption {
  readonly of: SearchTerm['of'] | 'recent' | 'listing' | 'forget';
  readonly text: string;
  readonly note: string;
  /** How many listings it finds, where that is known. */
  readonly count?: number | undefined;
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
  const text = typed && foldText(typed.text + typed.rest).trim();
  const suggested = typed === undefined || text === '' ? [] : suggest(typed, terms, language);
  const uncounted = suggested.filter(({ count }) => count === undefined);
  const counts = usePhraseCounts(uncounted.map(({ phrase }) => phrase));
  const recentOption = (phrase: string): OfferedOption => ({
    ...{ of: 'recent', text: phrase, note: '' },
    take: () => search(phrase),
  });

  if (text === undefined) return [];
  if (text === '') {
    const forget = {
      of: 'forget',
      text: searchBox.forget,
      note: '',
      take: forgetSearches,
    } as const;
    return [
      ...recent.slice(0, MOST_RECENT).map(recentOption),
      ...firstPlaces(terms, language, MOST_PLACES).map(({ of, phrase, note, count }) => ({
        ...{ of, text: phrase, note, count },
        take: () => search(phrase),
      })),
      ...(recent.length > 0 ? [forget] : []),
    ];
  }
  return [
    ...listings.map(({ number, slug, title }) => ({
      ...{ of: 'listing' as const, text: title, note: String(number) },
      take: () => location.assign(local(listingAddress(slug))),
    })),
    ...recent
      .filter((phrase) => foldText(phrase).startsWith(text) && foldText(phrase) !== text)
      .slice(0, MOST_RECENT_LIKE_TYPED)
      .map(recentOption),
    ...suggested.map((suggestion) => ({
      ...{ of: suggestion.of, text: suggestion.phrase, note: suggestion.note },
      count: suggestion.count ?? counts?.[uncounted.indexOf(suggestion)],
      take: () => search(suggestion.phrase),
    })),
  ];
}
