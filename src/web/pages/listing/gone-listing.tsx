import type { ListingMessages } from '#web/messages/use-messages.ts';
import type { ListingCardData } from '#web/saved/listing-card.tsx';
import { SimilarListings } from '#web/saved/similar-listings.tsx';
import { NotFoundMessage } from '#web/shell/message-page.tsx';

export interface GoneListingProps {
  readonly messages: ListingMessages;
  readonly similar: readonly ListingCardData[];
}

/** Stands in the place of a listing that visitors once saw. */
export default function GoneListing({ messages, similar }: GoneListingProps) {
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
