import { ImageOff } from 'lucide-react';
import { DeleteDialog } from '#back-office/dialogs/delete-dialog.tsx';
import { DataTable } from '#back-office/list/data-table.tsx';
import { ListFrame, ListPage } from '#back-office/list/list-page.tsx';
import { readListView } from '#back-office/list/list-view.ts';
import { useListView } from '#back-office/list/use-list-view.ts';
import { Listing } from '#features/listings/listing.ts';
import { formatPrice } from '#units/price.ts';
import { ENGLISH_UNITS } from '#units/words/english-units.ts';
import type { Route } from './+types/page';
import { DraftOffers } from './draft-offers.tsx';
import { fetchPage, SORTABLE } from './fetch-page.ts';
import { ListingDialog } from './listing-dialog.tsx';
import { PlaceFilterNotice } from './place-filter-notice.tsx';
import { StoredPhoto } from './stored-photo.tsx';
import { useListingDialogs } from './use-listing-dialogs.ts';

const TITLE = 'Property List';
const COLUMNS = [
  { key: 'id', heading: 'Id', cell: (listing: Listing) => listing.id },
  { key: 'title', heading: 'Title', cell: (listing: Listing) => listing.title },
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
];

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  const query = new URL(request.url).searchParams;
  return fetchPage(readListView(query, SORTABLE), query);
}

export function meta({ matches }: Route.MetaArgs) {
  return [{ title: `${TITLE} | ${matches[0].loaderData.shell.business.name}` }];
}

export function HydrateFallback() {
  return <ListFrame title={TITLE} />;
}

export default function ListingsPage({
  loaderData: { page, rows, total, failure },
}: Route.ComponentProps) {
  const { view, pageAddress, sortAddress, setSearch } = useListView(SORTABLE);
  const { edited, deleted, ...dialogs } = useListingDialogs();
  return (
    <>
      <ListPage
        title={TITLE}
        add="Add Property"
        onAdd={dialogs.add}
        view={{ ...view, page }}
        total={total}
        failure={failure}
        covered={edited !== undefined || deleted !== undefined}
        pageAddress={pageAddress}
        onSearch={setSearch}
        notices={
          <>
            {edited === undefined && <DraftOffers onResume={dialogs.resume} />}
            <PlaceFilterNotice />
          </>
        }
      >
        <DataTable
          label={TITLE}
          columns={COLUMNS}
          rows={rows}
          view={view}
          sortAddressOf={sortAddress}
          rowName={({ title }) => title}
          onEdit={dialogs.edit}
          onDelete={dialogs.remove}
        />
      </ListPage>
      {edited !== undefined && (
        <ListingDialog
          key={edited.resumed?.key ?? 'fresh'}
          {...edited}
          onResume={dialogs.resume}
          onClose={dialogs.closeForm}
          onSaved={dialogs.done}
          onHalfSaved={dialogs.reload}
        />
      )}
      {deleted !== undefined && (
        <DeleteDialog
          row={deleted}
          removal={{
            question: 'Want to delete this Property?',
            schema: Listing,
            record: `/api/Property/${deleted.id}`,
            summaryOf: ({ title, price }) => `${title}, ${formatPrice(price, ENGLISH_UNITS)}`,
            listingsAddress: '/property',
          }}
          onClose={dialogs.close}
          onDeleted={dialogs.done}
          onStale={dialogs.reload}
        />
      )}
    </>
  );
}

function Photo({ url }: { url: string | null }) {
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
