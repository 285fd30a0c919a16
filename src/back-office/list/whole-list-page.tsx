import type { ComponentProps } from 'react';
import { EditedList } from './edited-list.tsx';
import { rowsInView, type TextColumn } from './rows-in-view.ts';
import { useLastLoaded } from './use-last-loaded.ts';
import { useListView } from './use-list-view.ts';
import { useRefetchAfterWrite, type WholeList } from './whole-list.ts';

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
