import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { Property } from '#features/properties/property.ts';
import { currentSession, isValid } from '#web/session/session.ts';
import type { PropertyDraft } from './property-draft.ts';

/** Which listing is being edited, and which draft of it is gone on with; which one is about to be deleted. */
export function usePropertyDialogs() {
  const [edited, setEdited] = useState<{ id: number | undefined; resumed: PropertyDraft | undefined }>();
  const [deleted, setDeleted] = useState<Property>();
  const { revalidate } = useRevalidator();

  function close() {
    setEdited(undefined);
    setDeleted(undefined);
  }

  return {
    edited,
    deleted,
    add: () => setEdited({ id: undefined, resumed: undefined }),
    edit: ({ id }: Property) => setEdited({ id, resumed: undefined }),
    resume: (draft: PropertyDraft) => setEdited({ id: draft.values.writer.id, resumed: draft }),
    remove: setDeleted,
    close,
    /** The table reloads, unless that would lead to the log-in page and away from an open form. */
    reload: () => void (isValid(currentSession()) && revalidate()),
    /** Something was written: the table reloads. */
    done() {
      close();
      void revalidate();
    },
  };
}
