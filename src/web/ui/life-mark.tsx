import { SOLD, UNDER_DEAL } from '#features/listings/listing-status.ts';
import type { ListingSummary } from '#features/listings/listing-summary.ts';
import { isReduced } from '#features/listings/reduction.ts';
import { useSharedMessages } from '#web/messages/use-messages.ts';

type Marked = Pick<ListingSummary, 'status' | 'price' | 'previousPrice' | 'isNew'>;

const LOOKS = {
  sold: 'bg-ink text-paper',
  underDeal: 'bg-ink text-paper',
  reduced: 'bg-field text-on-field',
  new: 'text-field',
};

/** The most important that a visitor should know of where a listing stands. */
export function LifeMark({ listing, className = '' }: { listing: Marked; className?: string }) {
  const { marks } = useSharedMessages();
  const mark = markOf(listing);
  return (
    mark !== undefined && <span className={`mark ${LOOKS[mark]} ${className}`}>{marks[mark]}</span>
  );
}

function markOf(listing: Marked): keyof typeof LOOKS | undefined {
  if (listing.status === SOLD) return 'sold';
  if (listing.status === UNDER_DEAL) return 'underDeal';
  if (isReduced(listing)) return 'reduced';
  return listing.isNew ? 'new' : undefined;
}
