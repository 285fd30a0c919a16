import { type ListingMessages, useSharedMessages } from '#web/messages/use-messages.ts';
import type { ListingCardData } from '#web/saved/listing-card.tsx';
import { SimilarListings } from '#web/saved/similar-listings.tsx';
import { NotFoundMessage } from '#web/shell/message-page.tsx';

/** What the loader answers for a listing that visitors once saw. */
export interface Gone {
  readonly messages: ListingMessages;
  readonly similar: readonly ListingCardData[];
}

export function GoneListing({ messages, similar }: Gone) {
  const { heading, text, searchAll } = messages.gone;
  return (
    <>
      <NotFoundMessage heading={heading} text={text} searchAll={searchAll} />
      <div className="page-width pb-16">
        <SimilarListings heading={messages.similar} listings={similar} />
      </div>
    </>
  );
}

export function MissingListing() {
  return <NotFoundMessage {...useSharedMessages().missing.listing} />;
}
