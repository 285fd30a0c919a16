import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { Property } from '#features/properties/property.ts';

/** Which listing is being edited, and whether its draft is gone on with; which one is about to be deleted. */
export function usePropertyDialogs() {
  const [edited, setEdited] = useState<{ id: number | undefined; resumes: boolean }>();
  const [deleted, setDeleted] = useState<Property>();
  const { revalidate } = useRevalidator();

  function close() {
    setEdited(undefined);
    setDeleted(undefined);
  }

  return {
    edited,
    deleted,
    add: () => setEdited({ id: undefined, resumes: false }),
    edit: ({ id }: Property) => setEdited({ id, resumes: false }),
    resume: (id: number | undefined) => setEdited({ id, resumes: true }),
    remove: setDeleted,
    close,
    reload: () => void revalidate(),
    /** Something was written: the table reloads. */
    done() {
      close();
      void revalidate();
    },
  };
}
