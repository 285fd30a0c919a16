import { CopyPlus, ExternalLink, MessageCircle, Pencil, Printer, Trash2 } from 'lucide-react';
import { Link } from 'react-router';
import { whatsAppAddress } from '#back-office/pages/listings/after-save/share-message.ts';
import type { ListingChanges } from '#back-office/pages/listings/use-listing-changes.ts';
import type { Listing } from '#features/listings/listing.ts';
import { listingAddress } from '#features/listings/listing-address.ts';
import { hasPage, isPublicStatus } from '#features/listings/listing-status.ts';
import { useMay } from '#session/use-may.ts';

export interface PanelActionsProps {
  listing: Listing;
  changes: ListingChanges;
  onEdit: () => void;
  onDelete: () => void;
  /** With the id of the draft. */
  onCopied: (id: number) => void;
}

/** What is done with the listing as a whole. */
export function PanelActions({ listing, changes, onEdit, onDelete, onCopied }: PanelActionsProps) {
  const { id, slug, status } = listing;
  const mayWrite = useMay('write');

  async function copy() {
    const draft = await changes.copy(listing);
    if (draft !== undefined) onCopied(draft);
  }

  return (
    <div className="panel-actions">
      {mayWrite && (
        <button type="button" className="row-action" onClick={onEdit}>
          <Pencil aria-hidden="true" className="size-4" />
          Edit
        </button>
      )}
      {hasPage(status) && (
        <a href={listingAddress(slug)} target="_blank" rel="noreferrer" className="row-action">
          <ExternalLink aria-hidden="true" className="size-4" />
          View
        </a>
      )}
      {isPublicStatus(status) && (
        <>
          <a
            href={whatsAppAddress(listing, location.origin)}
            target="_blank"
            rel="noreferrer"
            className="row-action"
          >
            <MessageCircle aria-hidden="true" className="size-4" />
            Share
          </a>
          <Link to={`/poster?id=${id}`} className="row-action">
            <Printer aria-hidden="true" className="size-4" />
            Poster
          </Link>
        </>
      )}
      {mayWrite && (
        <>
          <button type="button" className="row-action" onClick={() => void copy()}>
            <CopyPlus aria-hidden="true" className="size-4" />
            Copy as a draft
          </button>
          <button type="button" data-apart="" className="row-action" onClick={onDelete}>
            <Trash2 aria-hidden="true" className="size-4" />
            Delete
          </button>
        </>
      )}
    </div>
  );
}
