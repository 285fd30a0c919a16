import { ClipboardPaste } from 'lucide-react';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useAskedDialog } from '#back-office/dialogs/use-open-dialog.ts';
import { DataTable } from '#back-office/list/data-table.tsx';
import { ListFrame, ListPage } from '#back-office/list/list-page.tsx';
import { readListView } from '#back-office/list/list-view.ts';
import { useLastLoaded, useListView } from '#back-office/list/use-list-view.ts';
import { useRowPanel } from '#back-office/list/use-row-panel.ts';
import { draftNames } from '#back-office/save/draft-store.ts';
import type { Listing } from '#features/listings/listing.ts';
import { buttonClass } from '#platform/ui/button.ts';
import { useMay } from '#session/use-may.ts';
import type { Route } from './+types/page';
import { BulkBar } from './bulk-bar.tsx';
import { ColumnChoice, hideColumns, useHiddenColumns } from './columns/column-choice.tsx';
import { LISTING_DRAFTS } from './draft-prefix.ts';
import { ListTools } from './export/list-tools.tsx';
import { fetchPage, LISTINGS_PER_PAGE, SORTABLE } from './fetch-page.ts';
import { FilterPanel } from './filters/filter-panel.tsx';
import {
  DeleteListingDialog,
  DraftOffers,
  ListingDialog,
  ListingKeys,
  ListingPanel,
  OpenDraft,
  PendingUploads,
  SavedNotice,
} from './late-parts.ts';
import { listColumns } from './list-columns.tsx';
import { ListingActions, TrashActions } from './listing-actions.tsx';
import { TRASH_RULE } from './row-texts.ts';
import { useListingChanges } from './use-listing-changes.ts';
import { useAskedPanel, useListingDialogs } from './use-listing-dialogs.ts';
import { fetchViewCounts } from './view-counts.ts';
import { firstListing, PlaceFilterNotice, ViewLinks } from './view-links.tsx';
import { currentView } from './views.ts';

const TITLE = 'Property List';
const BY_ROOM = '@min-[38rem]:row-lines';
const ALWAYS_SHOWN = ['select', 'title'];

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const query = new URL(request.url).searchParams;
  const [page, counts] = await Promise.all([
    fetchPage(readListView(query, SORTABLE), query),
    fetchViewCounts(query),
    // Offers that came after the rows would push them down.
    draftNames(LISTING_DRAFTS).length > 0 && DraftOffers.fetchCode(),
  ]);
  return { ...page, counts };
}

export function meta({ matches }: Route.MetaArgs) {
  return [{ title: `${TITLE} | ${matches[0].loaderData.shell.business.name}` }];
}

export function HydrateFallback() {
  return <ListFrame title={TITLE} />;
}

export default function ListingsPage({ loaderData }: Route.ComponentProps) {
  const [query] = useSearchParams();
  const { page, rows, total, failure, counts } = useLastLoaded(loaderData, String(query));
  const { view, pageAddress, sortAddress, setSearch } = useListView(SORTABLE);
  const { edited, deleted, draft, ...dialogs } = useListingDialogs();
  useAskedDialog({
    onNew: dialogs.add,
    onEdit: dialogs.editById,
    onDraft: dialogs.resumeByKey,
  });
  const isCovered = (edited ?? deleted) !== undefined;
  const changes = useListingChanges();
  const [savedId, setSavedId] = useState<number>();
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const isTrash = currentView(query).name === 'trash';
  const selected = rows.filter(({ id }) => chosen.includes(id));
  const mayWrite = useMay('write');
  const [showsKeys, setShowsKeys] = useState(false);
  const { shown, ...panel } = useRowPanel({ rows, onKeys: () => setShowsKeys(true) });
  useAskedPanel(rows, panel.open);
  const columns = listColumns({
    changes,
    mayWrite,
    isTrash,
    onOpen: panel.open,
    selection: {
      isSelected: ({ id }) => chosen.includes(id),
      onSelect: ({ id }, isSelected) =>
        setChosen(isSelected ? [...chosen, id] : chosen.filter((other) => other !== id)),
      areAllSelected: selected.length === rows.length,
      onSelectAll: (areSelected) => setChosen(areSelected ? rows.map(({ id }) => id) : []),
    },
  });
  const hidden = useHiddenColumns(query);

  async function copyAndEdit(listing: Listing) {
    const copy = await changes.copy(listing);
    if (copy !== undefined) dialogs.editById(copy);
  }

  return (
    <>
      <ListPage
        title={TITLE}
        add="Add Property"
        first={firstListing(query)}
        onAdd={dialogs.add}
        view={{ ...view, page }}
        total={total}
        perPage={LISTINGS_PER_PAGE}
        failure={failure}
        covered={isCovered}
        pageAddress={pageAddress}
        onSearch={setSearch}
        atBottom={<PendingUploads onOpen={dialogs.editById} onArrived={dialogs.reload} />}
        controls={
          <>
            <FilterPanel />
            <ColumnChoice
              columns={columns.filter(({ key }) => !ALWAYS_SHOWN.includes(key))}
              hidden={hidden}
              onChange={(hidden) => hideColumns(query, hidden)}
            />
            {mayWrite && (
              <Link to="/property/paste" className={`${buttonClass('quiet')} px-3 text-sm sm:px-3`}>
                <ClipboardPaste aria-hidden="true" className="size-5" />
                <span className="max-sm:sr-only">Paste</span>
              </Link>
            )}
            <ListTools onKeys={() => setShowsKeys(true)} />
          </>
        }
        notices={
          <>
            {savedId !== undefined && (
              <SavedNotice
                key={savedId}
                id={savedId}
                onCopy={(listing) => void copyAndEdit(listing)}
                onClose={() => setSavedId(undefined)}
              />
            )}
            <ViewLinks query={query} counts={counts} />
            {isTrash && <p className="text-sm text-muted">{TRASH_RULE}</p>}
            {edited === undefined && <DraftOffers onResume={dialogs.resume} />}
            {changes.problem !== undefined && (
              <p role="alert" className="notice-danger">
                {changes.problem}
              </p>
            )}
            <PlaceFilterNotice />
          </>
        }
      >
        <div ref={panel.list} className="listing-rows">
          <DataTable
            label={TITLE}
            layout={BY_ROOM}
            columns={columns.map((column) => ({
              ...column,
              isHidden: hidden.includes(column.key),
            }))}
            rows={rows}
            openId={shown?.id}
            view={view}
            sortAddressOf={sortAddress}
            rowName={({ title }) => title}
            onEdit={dialogs.edit}
            onDelete={dialogs.remove}
            rowActions={(row) =>
              isTrash ? (
                <TrashActions
                  name={row.title}
                  onRestore={() => void changes.restore([row])}
                  onDelete={() => dialogs.remove(row)}
                />
              ) : (
                <ListingActions
                  name={row.title}
                  onEdit={() => dialogs.edit(row)}
                  onDelete={() => dialogs.remove(row)}
                />
              )
            }
          />
        </div>
        {mayWrite && (
          <BulkBar
            rows={rows}
            selected={selected}
            onSelect={(listings) => setChosen(listings.map(({ id }) => id))}
            changes={changes}
            isTrash={isTrash}
          />
        )}
      </ListPage>
      {edited !== undefined && (
        <ListingDialog
          key={edited.resumed?.key ?? 'fresh'}
          {...edited}
          onResume={dialogs.resume}
          onClose={dialogs.closeForm}
          onSaved={(id) => {
            setSavedId(id);
            dialogs.done();
          }}
          onHalfSaved={dialogs.reload}
        />
      )}
      {draft !== undefined && <OpenDraft draftKey={draft} onFound={dialogs.resume} />}
      {shown !== undefined && !isCovered && (
        <ListingPanel
          listing={shown}
          rows={rows}
          changes={changes}
          onEdit={() => dialogs.edit(shown)}
          onDelete={() => dialogs.remove(shown)}
          onCopied={dialogs.editById}
          onStep={panel.step}
          onClose={panel.close}
        />
      )}
      {showsKeys && <ListingKeys onClose={() => setShowsKeys(false)} />}
      {deleted !== undefined && (
        <DeleteListingDialog
          key={deleted.id}
          row={deleted}
          isTrash={isTrash}
          onUndo={() => void changes.undoTrash(deleted)}
          onClose={dialogs.close}
          onDeleted={dialogs.done}
          onStale={dialogs.reload}
        />
      )}
    </>
  );
}
