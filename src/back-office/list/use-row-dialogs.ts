import { useOpenDialog } from '#back-office/dialogs/use-open-dialog.ts';

export function useRowDialogs<Row>() {
  const { what, open, ...ends } = useOpenDialog<{ edited?: Row | 'new'; deleted?: Row }>();
  return {
    edited: what?.edited,
    deleted: what?.deleted,
    add: () => open({ edited: 'new' }),
    edit: (row: Row) => open({ edited: row }),
    remove: (row: Row) => open({ deleted: row }),
    ...ends,
  };
}
