import { useEffect, useState } from 'react';
import { Property } from '#features/properties/property.ts';
import { createRecordWriter, type RecordWriter } from '#web/pages/admin/api/record-writer.ts';
import { ModalDialog } from '#web/pages/admin/dialogs/modal-dialog.tsx';
import { fetchPlaces } from './fetch-places.ts';
import type { Places } from './place-fields.tsx';
import { findPropertyDraft, forgetPropertyDraft } from './property-draft.ts';
import { PropertyEditor } from './property-editor.tsx';

interface PropertyDialogProps {
  /** Undefined for a new listing. */
  id: number | undefined;
  /** Whether the draft is gone on with instead of being offered. */
  resumes: boolean;
  onResume: () => void;
  onClose: () => void;
  onSaved: () => void;
  onHalfSaved: () => void;
}

/** Fetches what the form of a listing needs, then shows it. */
export function PropertyDialog({ id, resumes, onClose, ...handlers }: PropertyDialogProps) {
  const [draft, setDraft] = useState(() => findPropertyDraft(id));
  const [writer] = useState(() =>
    createRecordWriter(Property, '/api/Property', resumes && draft ? { id, ...draft.values.writer } : { id }),
  );
  const loaded = useLoaded(writer);
  return (
    <ModalDialog wide title={id === undefined ? 'New Property' : 'Edit Property'} onClose={onClose}>
      {loaded === undefined && (
        <div role="status" className="skeleton m-6 min-h-96">
          <span className="sr-only">Loading...</span>
        </div>
      )}
      {typeof loaded === 'string' && (
        <p role="alert" className="notice-danger m-4 sm:m-6">
          {loaded}
        </p>
      )}
      {typeof loaded === 'object' && (
        <PropertyEditor
          {...loaded}
          {...handlers}
          id={id}
          writer={writer}
          resumed={resumes ? draft : undefined}
          offered={resumes ? undefined : draft}
          onDiscard={() => {
            forgetPropertyDraft(id);
            setDraft(undefined);
          }}
          onClose={onClose}
        />
      )}
    </ModalDialog>
  );
}

/** The places and the listing as the server has it; a sentence when they cannot be had. */
function useLoaded(writer: RecordWriter<Property>) {
  const [loaded, setLoaded] = useState<{ places: Places; stored: Property | undefined } | string>();
  useEffect(() => {
    async function load() {
      const [places, stored] = await Promise.all([fetchPlaces(), writer.id() === undefined ? undefined : writer.read()]);
      if (typeof places === 'string') return places;
      return stored === undefined || stored.ok ? { places, stored: stored?.data } : stored.refusal.message;
    }
    void load().then(setLoaded);
  }, [writer]);
  return loaded;
}
