import type { ListingCardData } from '#web/saved/listing-card.tsx';
import { SimilarListings } from '#web/saved/similar-listings.tsx';
import { NotFoundMessage } from '#web/shell/message-page.tsx';
import { type ListingWords, useSharedWords } from '#web/words/use-words.ts';

/** What the loader answers for a listing that visitors once saw. */
export interface Gone {
  readonly words: ListingWords;
  readonly similar: readonly ListingCardData[];
}

export function GoneListing({ words, similar }: Gone) {
  const { heading, text, searchAll } = words.gone;
  return (
    <>
      <NotFoundMessage heading={heading} text={text} searchAll={searchAll} />
      <div className="page-width pb-16">
        <SimilarListings heading={words.similar} listings={similar} />
      </div>
    </>
  );
}

export function MissingListing() {
  return <NotFoundMessage {...useSharedWords().missing.listing} />;
}
