import type { ReactNode } from 'react';
import { DeleteDialog } from '#back-office/dialogs/delete-dialog.tsx';
import type { Removal } from '#back-office/save/use-removal.ts';
import { DataTable } from './data-table.tsx';
import { ListPage } from './list-page.tsx';
import { rowsInView, type TextColumn } from './rows-in-view.ts';
import { useListView } from './use-list-view.ts';
import { useRowDialogs } from './use-row-dialogs.ts';
import type { WholeList } from './whole-list.ts';
import { useRefetchAfterWrite } from './whole-list.ts';

export interface FormDialogEvents {
  onClose: () => void;
  onSaved: () => void;
  /** Somebody has removed the record. */
  onGone: () => void;
}

interface WholeListPageProps<Row> {
  title: string;
  add: string;
  list: WholeList<Row>;
  columns: readonly TextColumn<Row>[];
  /** Renders the form in its dialog; `row` is undefined for a new record. */
  form: (row: Row | undefined, dialog: FormDialogEvents) => ReactNode;
  removal: (row: Row) => Removal<Row>;
}

export function WholeListPage<Row extends { id: number; name: string }>(
  props: WholeListPageProps<Row>,
) {
  const { title, add, list, columns, form, removal } = props;
  const { view, pageAddress, sortAddress, setSearch } = useListView(columns.map(({ key }) => key));
  useRefetchAfterWrite(list);
  const { rows, total, page } = rowsInView(list.rows, view, columns);
  const { edited, deleted, close, done, reload, ...open } = useRowDialogs<Row>();

  return (
    <>
      <ListPage
        title={title}
        add={add}
        onAdd={open.add}
        view={{ ...view, page }}
        total={total}
        failure={list.failure}
        covered={edited !== undefined || deleted !== undefined}
        pageAddress={pageAddress}
        onSearch={setSearch}
      >
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
      </ListPage>
      {edited !== undefined &&
        form(edited === 'new' ? undefined : edited, {
          onClose: close,
          onSaved: done,
          onGone: reload,
        })}
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
