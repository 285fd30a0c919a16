import { useEffect, useState } from 'react';
import { foldText } from '#language/fold-text.ts';
import { useLocalAddress } from '#web/language/use-language.ts';
import { NUMBERED_LISTINGS, type NumberedListing } from './numbered-listing.ts';
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
  const address = `${useLocalAddress()(NUMBERED_LISTINGS)}?number=${number}`;
  const [found, setFound] = useState<{ address: string; listings: readonly NumberedListing[] }>();
  useEffect(() => {
    if (number === undefined) return;
    const request = new AbortController();
    const timer = setTimeout(() => {
      fetchJson<readonly NumberedListing[]>(address, request.signal).then(
        (listings) => setFound({ address, listings }),
        () => {},
      );
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      request.abort();
    };
  }, [number, address]);
  return found?.address === address ? found.listings : NOTHING;
}

async function fetchJson<Answer>(address: string, signal?: AbortSignal): Promise<Answer> {
  const response = await fetch(address, { ...(signal && { signal }) });
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return response.json();
}
