import { useEffect, useState } from 'react';
import { foldText } from '#language/fold-text.ts';
import { useLocalAddress } from '#web/language/use-language.ts';
import { NUMBERED_LISTINGS, type NumberedListing } from './numbered-listing.ts';
import { SEARCH_TERMS, type SearchTerm } from './search-term.ts';

const NOTHING: readonly never[] = [];
/** Between two keys of somebody who types fast. */
const PAUSE_MS = 120;
/** A number alone, or said to be a property's. */
const PROPERTY_NUMBER =
  /^\s*(?:(?:property|listing|prop)?\s*(?:no|number|id|ਨੰਬਰ|नंबर)?\.?\s*#?)\s*(\d{1,9})$/;

let known: Promise<readonly SearchTerm[]> | undefined;

/** Empty until they are here, and where they cannot be had: the box works without. */
export function useSearchTerms(): readonly SearchTerm[] {
  const [terms, setTerms] = useState<readonly SearchTerm[]>(NOTHING);
  useEffect(() => {
    known ??= fetchList<SearchTerm>(SEARCH_TERMS);
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
      fetchList<NumberedListing>(address, request.signal).then(
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

async function fetchList<Item>(address: string, signal?: AbortSignal): Promise<readonly Item[]> {
  const response = await fetch(address, { ...(signal && { signal }) });
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return response.json();
}
