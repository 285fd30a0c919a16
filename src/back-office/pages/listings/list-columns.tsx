import { ImageOff } from 'lucide-react';
import type { Column } from '#back-office/list/data-table.tsx';
import type { Listing } from '#features/listings/listing.ts';
import { RowUploads } from './late-parts.ts';
import { rowCells, TRASH_CELLS } from './row-cells.tsx';
import { shortArea } from './row-texts.ts';
import { StoredPhoto } from './stored-photo.tsx';
import type { ListingChanges } from './use-listing-changes.ts';

interface Selection {
  isSelected: (listing: Listing) => boolean;
  onSelect: (listing: Listing, isSelected: boolean) => void;
  areAllSelected: boolean;
  onSelectAll: (areSelected: boolean) => void;
}

export function listColumns({
  changes,
  mayWrite,
  isTrash,
  selection,
  onOpen,
}: {
  changes: ListingChanges;
  mayWrite: boolean;
  isTrash: boolean;
  selection: Selection;
  /** Shows a listing beside the list. */
  onOpen: (listing: Listing) => void;
}): Column<Listing>[] {
  const cells = isTrash ? TRASH_CELLS : rowCells(changes, mayWrite);
  const columns: Column<Listing>[] = [
    { key: 'id', heading: 'Id', cell: ({ id }) => id },
    {
      key: 'image',
      heading: 'Image',
      cell: ({ imageUrl }) => <Photo url={imageUrl} />,
      sortable: false,
    },
    {
      key: 'title',
      heading: 'Title',
      cell: (listing) => (
        <TitleCell listing={listing} {...(!isTrash && { onOpen: () => onOpen(listing) })} />
      ),
    },
    { key: 'propertyType', heading: 'Property type', cell: (row) => row.propertyTypeText },
    { key: 'propertyNumber', heading: 'Property No.', cell: (row) => row.propertyNumber || '' },
    { key: 'price', heading: 'Price', cell: cells.price },
    { key: 'status', heading: isTrash ? 'Left' : 'Status', cell: cells.status, sortable: false },
    { key: 'checkedAt', heading: 'Checked', cell: cells.dates },
    { key: 'popular', heading: 'Popular', cell: cells.popular, sortable: false },
  ];
  return mayWrite ? [selectColumn(selection), ...columns] : columns;
}

function selectColumn({
  isSelected,
  onSelect,
  areAllSelected,
  onSelectAll,
}: Selection): Column<Listing> {
  return {
    key: 'select',
    heading: 'Select',
    sortable: false,
    head: <Tick label="Select all" isTicked={areAllSelected} onTick={onSelectAll} />,
    cell: (listing) => (
      <Tick
        label={`Select ${listing.title}`}
        shortcut="x"
        isTicked={isSelected(listing)}
        onTick={(isTicked) => onSelect(listing, isTicked)}
      />
    ),
  };
}

interface TickProps {
  label: string;
  shortcut?: string;
  isTicked: boolean;
  onTick: (isTicked: boolean) => void;
}

function Tick({ label, shortcut, isTicked, onTick }: TickProps) {
  return (
    <label className="row-tick">
      <input
        type="checkbox"
        aria-label={label}
        aria-keyshortcuts={shortcut}
        checked={isTicked}
        className="size-4.5"
        onChange={({ target }) => onTick(target.checked)}
      />
    </label>
  );
}

export function Photo({ url }: { url: string | null }) {
  if (url === null) {
    return (
      <span className="flex aspect-card w-20 items-center justify-center rounded-mark bg-sunken text-muted">
        <ImageOff aria-hidden="true" className="size-5" />
        <span className="sr-only">No picture</span>
      </span>
    );
  }
  return (
    <StoredPhoto
      url={url}
      alt=""
      className="aspect-card w-20 rounded-mark bg-sunken object-cover"
    />
  );
}

interface TitleCellProps {
  listing: Listing;
  /** Shows everything of it. */
  onOpen?: () => void;
}

/** The title, and below it what tells the listing from others. */
function TitleCell({ listing, onOpen }: TitleCellProps) {
  const { id, title, neighbourhood, city, propertyNumber } = listing;
  const facts = [shortArea(listing), neighbourhood, city.name].filter(Boolean);
  return (
    <div className="title-cell">
      {onOpen === undefined ? (
        <span className="row-title">{title}</span>
      ) : (
        <button
          type="button"
          aria-keyshortcuts="o"
          title={title}
          className="row-title row-opener"
          onClick={onOpen}
        >
          {title || 'Untitled'}
        </button>
      )}
      <span className="title-facts">
        {propertyNumber > 0 && <span data-number="">No. {propertyNumber} · </span>}
        {facts.join(' · ')}
      </span>
      <RowUploads listingId={id} />
    </div>
  );
}
