import { useEffect, useState } from 'react';
import { ModalDialog } from '#back-office/dialogs/modal-dialog.tsx';
import type { RecordWriter } from '#back-office/save/record-writer.ts';
import type { ListingWithImages } from '#features/listings/listing.ts';
import type { ListingDraft } from './listing-draft.ts';
import { ListingEditor } from './listing-editor.tsx';
import { createListingWriter } from './listing-record.ts';
import { fetchPlaces, type Places } from './place-fields.tsx';

interface ListingDialogProps {
  id: number | undefined;
  resumed: ListingDraft | undefined;
  onResume: (draft: ListingDraft) => void;
  onClose: () => void;
  onSaved: (id: number | undefined) => void;
  onHalfSaved: () => void;
}

interface Loaded {
  places: Places;
  stored: ListingWithImages | undefined;
  gone?: string;
}

export function ListingDialog({ id, resumed, onClose, ...handlers }: ListingDialogProps) {
  const [writer] = useState(() => createListingWriter({ id, ...resumed?.values.writer }));
  const loaded = useLoaded(writer, resumed !== undefined);
  return (
    <ModalDialog
      wide="widest"
      title={id === undefined ? 'New Property' : 'Edit Property'}
      onClose={onClose}
    >
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
        <ListingEditor
          {...loaded}
          {...handlers}
          id={id}
          writer={writer}
          resumed={resumed}
          onClose={onClose}
        />
      )}
    </ModalDialog>
  );
}

function useLoaded(writer: RecordWriter<ListingWithImages>, isResumed: boolean) {
  const [loaded, setLoaded] = useState<Loaded | string>();
  useEffect(() => {
    async function load() {
      const [places, stored] = await Promise.all([
        fetchPlaces(),
        writer.id() === undefined ? undefined : writer.read(),
      ]);
      if (typeof places === 'string') return places;
      if (stored === undefined || stored.ok) return { places, stored: stored?.data };
      const { status, message } = stored.refusal;
      // A draft of a removed listing can still be saved as a new one.
      return status === 404 && isResumed ? { places, stored: undefined, gone: message } : message;
    }
    void load().then(setLoaded);
  }, [writer, isResumed]);
  return loaded;
}
