import { useEffect, useState } from 'react';
import { Property } from '#features/properties/property.ts';
import { createRecordWriter, type RecordWriter } from '#web/pages/admin/api/record-writer.ts';
import { ModalDialog } from '#web/pages/admin/dialogs/modal-dialog.tsx';
import { fetchPlaces } from './fetch-places.ts';
import type { Places } from './place-fields.tsx';
import type { PropertyDraft } from './property-draft.ts';
import { PropertyEditor } from './property-editor.tsx';

interface PropertyDialogProps {
  /** Undefined for a new listing. */
  id: number | undefined;
  /** What was typed before and is gone on with. */
  resumed: PropertyDraft | undefined;
  onResume: (draft: PropertyDraft) => void;
  onClose: () => void;
  onSaved: () => void;
  onHalfSaved: () => void;
}

/** Fetches what the form of a listing needs, then shows it. */
export function PropertyDialog({ id, resumed, onClose, ...handlers }: PropertyDialogProps) {
  const [writer] = useState(() => createRecordWriter(Property, '/api/Property', { id, ...resumed?.values.writer }));
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
        <PropertyEditor {...loaded} {...handlers} id={id} writer={writer} resumed={resumed} onClose={onClose} />
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
