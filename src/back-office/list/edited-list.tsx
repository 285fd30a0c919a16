import { type ComponentProps, type ReactNode, useRef, useState } from 'react';
import { DeleteDialog } from '#back-office/dialogs/delete-dialog.tsx';
import type { FormDialogEvents } from '#back-office/dialogs/form-dialog.tsx';
import { useAskedDialog, useRowDialogs } from '#back-office/dialogs/use-open-dialog.ts';
import { late } from '#back-office/late/late.tsx';
import type { Removal } from '#back-office/save/use-removal.ts';
import { type Column, DataTable } from './data-table.tsx';
import type { FirstStep } from './empty-list.tsx';
import { ListPage } from './list-page.tsx';
import { useLastLoaded, useListView } from './use-list-view.ts';
import { useRowKeys } from './use-row-keys.ts';
import { rowsInView, type TextColumn, useRefetchAfterWrite, type WholeList } from './whole-list.ts';

const KeysDialog = late(() => import('./keys-dialog.tsx').then((code) => code.KeysDialog));
const OWN_KEYS = [['e', 'Edit it']] as const;

/** A list whose records are added, edited and deleted in dialogs over it. */
export function EditedList<Row extends { id: number; name: string }>({
  title,
  add,
  first,
  list: { view, pageAddress, sortAddress, setSearch },
  page,
  rows,
  total,
  failure,
  columns,
  form,
  removal,
}: {
  title: string;
  add: string;
  first: FirstStep;
  list: ReturnType<typeof useListView>;
  page: number;
  rows: readonly Row[];
  total: number;
  failure: string | undefined;
  columns: readonly Column<Row>[];
  /** Renders the form in its dialog; `row` is undefined for a new record. */
  form: (row: Row | undefined, dialog: FormDialogEvents) => ReactNode;
  removal: (row: Row) => Removal<Row>;
}) {
  const { edited, deleted, close, done, reload, ...open } = useRowDialogs<Row>();
  useAskedDialog({ onNew: open.add });
  const rowsOfList = useRef<HTMLDivElement>(null);
  const [showsKeys, setShowsKeys] = useState(false);
  useRowKeys({ list: rowsOfList, onKeys: () => setShowsKeys(true) });

  return (
    <>
      <ListPage
        title={title}
        add={add}
        first={first}
        onAdd={open.add}
        view={{ ...view, page }}
        total={total}
        failure={failure}
        hasSearch={total > 0 || view.search !== '' || failure !== undefined}
        covered={edited !== undefined || deleted !== undefined}
        pageAddress={pageAddress}
        onSearch={setSearch}
      >
        <div ref={rowsOfList}>
          <DataTable
            label={title}
            columns={columns}
            rows={rows}
            view={view}
            sortAddressOf={sortAddress}
            rowName={({ name }) => name}
            onEdit={open.edit}
            onDelete={open.remove}
          />
        </div>
      </ListPage>
      {edited !== undefined &&
        form(edited === 'new' ? undefined : edited, {
          onClose: close,
          onSaved: done,
          onGone: reload,
        })}
      {showsKeys && <KeysDialog what="row" own={OWN_KEYS} onClose={() => setShowsKeys(false)} />}
      {deleted !== undefined && (
        <DeleteDialog
          row={deleted}
          removal={removal(deleted)}
          onClose={close}
          onDeleted={done}
          onStale={reload}
        />
      )}
    </>
  );
}

type EditedListProps<Row extends { id: number; name: string }> = ComponentProps<
  typeof EditedList<Row>
>;

interface WholeListPageProps<Row extends { id: number; name: string }>
  extends Pick<EditedListProps<Row>, 'title' | 'add' | 'first' | 'form' | 'removal'> {
  list: WholeList<Row>;
  columns: readonly TextColumn<Row>[];
}

/** A list that the browser has whole, and searches, sorts and pages itself. */
export function WholeListPage<Row extends { id: number; name: string }>({
  list,
  ...props
}: WholeListPageProps<Row>) {
  const shown = useListView(props.columns.map(({ key }) => key));
  useRefetchAfterWrite(list);
  const { rows, failure } = useLastLoaded(list);
  const inView = rowsInView(rows, shown.view, props.columns);
  return <EditedList {...props} {...inView} list={shown} failure={failure} />;
}
