import { Copy, ExternalLink, MessageCircle, Printer, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { callApi } from '#back-office/save/call-api.ts';
import { Listing } from '#features/listings/listing.ts';
import { listingAddress } from '#features/listings/listing-address.ts';
import { isPublicStatus } from '#features/listings/listing-status.ts';
import { buttonClass } from '#platform/ui/button.ts';
import { whatsAppAddress } from './share-message.ts';

interface SavedNoticeProps {
  id: number;
  onCopy: (listing: Listing) => void;
  onClose: () => void;
}

/** What often follows a save. */
export function SavedNotice({ id, onCopy, onClose }: SavedNoticeProps) {
  const [listing, setListing] = useState<Listing>();
  useEffect(() => {
    let isOpen = true;
    void callApi(Listing, `/api/Property/${id}`).then((answer) => {
      if (isOpen && answer.ok) setListing(answer.data);
    });
    return () => {
      isOpen = false;
    };
  }, [id]);
  if (listing === undefined) return null;
  const action = `${buttonClass('quiet')} max-sm:px-3`;
  return (
    <section aria-label="Saved" className="notice flex flex-wrap items-center gap-2">
      <p className="min-w-0 grow basis-48 truncate font-semibold">{listing.title || 'Saved'}</p>
      {isPublicStatus(listing.status) && (
        <>
          <a href={listingAddress(listing.slug)} className={action}>
            <ExternalLink aria-hidden="true" className="size-5" />
            View
          </a>
          <a
            href={whatsAppAddress(listing, location.origin)}
            target="_blank"
            rel="noreferrer"
            className={action}
          >
            <MessageCircle aria-hidden="true" className="size-5" />
            Send on WhatsApp
          </a>
          <Link to={`/poster?id=${id}`} className={action}>
            <Printer aria-hidden="true" className="size-5" />
            Poster
          </Link>
        </>
      )}
      <button type="button" className={action} onClick={() => onCopy(listing)}>
        <Copy aria-hidden="true" className="size-5" />
        Add another like this
      </button>
      <button
        type="button"
        aria-label="Close"
        className="icon-button border-transparent bg-transparent"
        onClick={onClose}
      >
        <X aria-hidden="true" className="size-5" />
      </button>
    </section>
  );
}
