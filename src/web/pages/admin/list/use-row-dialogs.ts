import { useState } from 'react';
import { useRevalidator } from 'react-router';

/** Which record of a list is being edited or is about to be deleted. */
export function useRowDialogs<Row>() {
  const [edited, setEdited] = useState<Row | 'new'>();
  const [deleted, setDeleted] = useState<Row>();
  const { revalidate } = useRevalidator();

  function close() {
    setEdited(undefined);
    setDeleted(undefined);
  }

  return {
    edited,
    deleted,
    add: () => setEdited('new'),
    edit: setEdited,
    remove: setDeleted,
    close,
    /** Something was written: the table reloads. */
    done() {
      close();
      void revalidate();
    },
  };
}
