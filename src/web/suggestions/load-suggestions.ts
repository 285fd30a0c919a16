import { useEffect, useState } from 'react';
import { foldText } from '#language/fold-text.ts';
import { useLocalAddress } from '#web/language/use-language.ts';
import { NUMBERED_LISTINGS, type NumberedListing } from './numbered-listing.ts';
import { PHRASE_COUNTS } from './phrase-counts.ts';
import { SEARCH_TERMS, type SearchTerms } from './search-term.ts';

const NOTHING: readonly never[] = [];
/** Between two keys of somebody who types fast. */
const PAUSE_MS = 120;
/** A number alone, or said to be a property's. */
const PROPERTY_NUMBER =
  /^\s*(?:(?:property|listing|prop)?\s*(?:no|number|id|ਨੰਬਰ|नंबर)?\.?\s*#?)\s*(\d{1,9})$/;

const NO_TERMS: SearchTerms = { terms: [], details: [], closed: [] };

let known: Promise<SearchTerms> | undefined;

/** Empty until they are here, and where they cannot be had: the box works without. */
export function useSearchTerms(): SearchTerms {
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
export function useNumberedListings(text: string): readonly NumberedListing[] {
  const number = PROPERTY_NUMBER.exec(foldText(text))?.[1];
  const address = useLocalAddress()(NUMBERED_LISTINGS);
  return useAnswer<readonly NumberedListing[]>(number && `${address}?number=${number}`) ?? NOTHING;
}

export function usePhraseCounts(phrases: readonly string[]): readonly number[] | undefined {
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
