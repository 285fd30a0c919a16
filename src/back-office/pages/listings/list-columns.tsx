import { ImageOff } from 'lucide-react';
import { dayText } from '#back-office/pages/enquiries/enquiry-labels.ts';
import { enumerationName } from '#features/listings/enumerations/enumerations.ts';
import type { Listing } from '#features/listings/listing.ts';
import { dayInIndia } from '#language/dates.ts';
import { formatPrice } from '#units/price.ts';
import { ENGLISH_UNITS } from '#units/words/english-units.ts';
import { DatesCell } from './dates-cell.tsx';
import { RowUploads } from './late-parts.ts';
import { PriceCell } from './price-cell.tsx';
import { StatusCell } from './status-cell.tsx';
import { StoredPhoto } from './stored-photo.tsx';
import type { ListingChanges } from './use-listing-changes.ts';

interface ColumnsProps {
  changes: ListingChanges;
  mayWrite: boolean;
  isTrash: boolean;
  isSelected: (listing: Listing) => boolean;
  onSelect: (listing: Listing, isSelected: boolean) => void;
}

export function listColumns({ changes, mayWrite, isTrash, isSelected, onSelect }: ColumnsProps) {
  const inPlace =
    isTrash || !mayWrite
      ? {
          price: ({ price }: Listing) => formatPrice(price, ENGLISH_UNITS),
          status: ({ status }: Listing) => enumerationName('ListingStatus', status) ?? '',
          dates: (listing: Listing) =>
            isTrash ? (
              <span className="whitespace-nowrap">
                Deleted {listing.trashedAt && dayText(dayInIndia(listing.trashedAt))}
              </span>
            ) : (
              <DatesCell listing={listing} />
            ),
        }
      : {
          price: (listing: Listing) => (
            <PriceCell
              key={listing.price}
              listing={listing}
              onChange={(price) => void changes.setPrice(listing, price)}
            />
          ),
          status: (listing: Listing) => (
            <StatusCell
              listing={listing}
              onChange={(status) => void changes.setStatus([listing], status)}
            />
          ),
          dates: (listing: Listing) => (
            <DatesCell listing={listing} onCheck={() => void changes.check([listing])} />
          ),
        };
  const columns = [
    {
      key: 'select',
      heading: 'Select',
      sortable: false,
      cell: (listing: Listing) => (
        <label className="inline-flex size-11 items-center justify-center">
          <input
            type="checkbox"
            aria-label={`Select ${listing.title}`}
            checked={isSelected(listing)}
            className="size-5"
            onChange={({ target }) => onSelect(listing, target.checked)}
          />
        </label>
      ),
    },
    { key: 'id', heading: 'Id', cell: (listing: Listing) => listing.id },
    {
      key: 'title',
      heading: 'Title',
      cell: ({ id, title }: Listing) => (
        <>
          {title}
          <RowUploads listingId={id} />
        </>
      ),
    },
    {
      key: 'propertyType',
      heading: 'Property type',
      cell: (listing: Listing) => listing.propertyTypeText,
    },
    {
      key: 'propertyNumber',
      heading: 'Property No.',
      cell: (listing: Listing) => listing.propertyNumber || '',
    },
    {
      key: 'image',
      heading: 'Image',
      cell: ({ imageUrl }: Listing) => <Photo url={imageUrl} />,
      sortable: false,
    },
    {
      key: 'price',
      heading: 'Price',
      cell: (listing: Listing) => (
        <div className="flex flex-wrap items-baseline gap-x-3 lg:grid">
          {inPlace.price(listing)}
          <span className="text-sm text-muted">{listing.city.name}</span>
        </div>
      ),
    },
    { key: 'status', heading: 'Status', cell: inPlace.status, sortable: false },
    { key: 'checkedAt', heading: 'Checked', cell: inPlace.dates },
  ];
  return mayWrite ? columns : columns.filter(({ key }) => key !== 'select');
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
