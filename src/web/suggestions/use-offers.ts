import { useEffect, useState, useSyncExternalStore } from 'react';
import { listingAddress } from '#features/listings/listing-address.ts';
import { foldText } from '#platform/language/fold-text.ts';
import { useLanguage, useLocalAddress } from '#web/language/use-language.ts';
import { useSharedMessages } from '#web/messages/use-messages.ts';
import type { Typed } from './complete.ts';
import { NUMBERED_LISTINGS, type NumberedListing } from './numbered-listing.ts';
import { recent } from './recent-searches.ts';
import { PHRASE_COUNTS, SEARCH_TERMS, type SearchTerm, type SearchTerms } from './search-term.ts';
import { firstPlaces, suggest } from './suggest.ts';

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
  const { searchBox } = useSharedMessages();
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

const LONGEST = 100;
const NONE: readonly string[] = [];

function useRecentSearches(): readonly string[] {
  return useSyncExternalStore(recent.subscribe, recent.get, () => NONE).filter(
    (phrase) => phrase.trim() !== '' && phrase.length <= LONGEST,
  );
}

function forgetSearches(): void {
  recent.update(() => NONE);
}

const NOTHING: readonly never[] = [];
/** Between two keys of somebody who types fast. */
const PAUSE_MS = 120;
/** A number alone, or said to be a property's. */
const PROPERTY_NUMBER =
  /^\s*(?:(?:property|listing|prop)?\s*(?:no|number|id|ਨੰਬਰ|नंबर)?\.?\s*#?)\s*(\d{1,9})$/;

const NO_TERMS: SearchTerms = { terms: [], details: [], closed: [] };

let known: Promise<SearchTerms> | undefined;

/** Empty until they are here, and where they cannot be had: the box works without. */
function useSearchTerms(): SearchTerms {
  const [terms, setTerms] = useState(NO_TERMS);
  useEffect(() => {
    known ??= fetchJson<SearchTerms>(SEARCH_TERMS);
    known.then(setTerms, () => {
      known = undefined;
    });
  }, []);
  return terms;
}

/** The listings whose number a text begins to say. */
function useNumberedListings(text: string): readonly NumberedListing[] {
  const number = PROPERTY_NUMBER.exec(foldText(text))?.[1];
  const address = useLocalAddress()(NUMBERED_LISTINGS);
  return useAnswer<readonly NumberedListing[]>(number && `${address}?number=${number}`) ?? NOTHING;
}

function usePhraseCounts(phrases: readonly string[]): readonly number[] | undefined {
  const query = new URLSearchParams(phrases.map((phrase) => ['q', phrase]));
  return useAnswer<readonly number[]>(query.size === 0 ? undefined : `${PHRASE_COUNTS}?${query}`);
}

/** What an address answers, asked after a pause; a later address leaves out those before. */
function useAnswer<Answer>(address: string | undefined): Answer | undefined {
  const [found, setFound] = useState<{ address: string; answer: Answer }>();
  useEffect(() => {
    if (address === undefined) return;
    const request = new AbortController();
    const timer = setTimeout(() => {
      fetchJson<Answer>(address, request.signal).then(
        (answer) => setFound({ address, answer }),
        () => {},
      );
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      request.abort();
    };
  }, [address]);
  return found !== undefined && found.address === address ? found.answer : undefined;
}

async function fetchJson<Answer>(address: string, signal?: AbortSignal): Promise<Answer> {
  const response = await fetch(address, { ...(signal && { signal }) });
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return response.json();
}
