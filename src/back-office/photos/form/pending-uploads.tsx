import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { QuestionDialog } from '#back-office/dialogs/question-dialog.tsx';
import { photoQueue } from '#back-office/photos/queue/browser-queue.ts';
import { albumOf, type KeptPhotos, uploadsOf } from '#back-office/photos/queue/kept-photos.ts';
import { listingIdOf, ownerOf, type PhotoOwner } from '#back-office/photos/queue/photo-upload.ts';
import { buttonClass } from '#platform/ui/button.ts';
import { countPhotos } from './count-photos.ts';
import { useOnline, usePhotoQueue } from './use-photo-queue.ts';

interface PendingUploadsProps {
  onOpen: (listingId: number) => void;
  /** Called when photos have arrived that the list does not show yet. */
  onArrived: () => void;
}

/** Which listings have photos that are still on their way, on any page of the list. */
export function PendingUploads({ onOpen, onArrived }: PendingUploadsProps) {
  const { kept } = usePhotoQueue();
  const isOnline = useOnline();
  const ids = [...new Set(kept.uploads.flatMap(({ owner }) => listingIdOf(owner) ?? []))];
  const arrived = useEffectEvent(onArrived);
  const before = useRef(ids.length);
  useEffect(() => {
    if (ids.length < before.current) arrived();
    before.current = ids.length;
  }, [ids.length]);
  return ids.map((id) => {
    const text = pendingText(kept, (owner) => owner === ownerOf(id));
    if (text === '') return null;
    return (
      <section
        key={id}
        aria-label="Photographs on their way"
        className="notice flex flex-wrap items-center justify-between gap-3"
      >
        <p role="status" className="min-w-0 grow basis-60">
          “{albumOf(kept, ownerOf(id))?.title}”: {text}
          {isOnline ? '.' : '; no connection at the moment.'}
        </p>
        <div className="flex gap-3">
          <button type="button" className={buttonClass('quiet')} onClick={() => onOpen(id)}>
            Show
          </button>
          <DiscardUploads owner={ownerOf(id)} />
        </div>
      </section>
    );
  });
}

/** Lists photos that cannot be stored, e.g. since their listing is gone. */
function DiscardUploads({ owner }: { owner: PhotoOwner }) {
  const { kept } = usePhotoQueue();
  const [asking, setAsking] = useState(false);
  const refused = uploadsOf(kept, owner).filter(({ refusal }) => refusal !== undefined);
  if (refused.length === 0) return null;
  return (
    <>
      <button type="button" className={buttonClass('quiet')} onClick={() => setAsking(true)}>
        Discard
      </button>
      {asking && (
        <QuestionDialog
          question={`Discard ${countPhotos(refused.length)}?`}
          onCancel={() => setAsking(false)}
        >
          <button
            type="button"
            className={buttonClass('danger')}
            onClick={() => photoQueue.drop(refused.map(({ key }) => key))}
          >
            Discard
          </button>
        </QuestionDialog>
      )}
    </>
  );
}

/** The same in the row of a listing. */
export function RowUploads({ listingId }: { listingId: number }) {
  const { kept } = usePhotoQueue();
  const text = pendingText(kept, (owner) => owner === ownerOf(listingId));
  return text === '' ? null : <span className="block text-sm text-muted">{text}</span>;
}

/** `3 photographs on their way, 1 not stored`; '' if there are none. */
function pendingText(kept: KeptPhotos, isMeant: (owner: PhotoOwner) => boolean): string {
  const removed = kept.albums.flatMap(({ removals }) => removals.map(({ id }) => id));
  const uploads = kept.uploads.filter(({ key, owner }) => isMeant(owner) && !removed.includes(key));
  const refused = uploads.filter(({ refusal }) => refusal !== undefined).length;
  const waiting = uploads.length - refused;
  return [
    waiting > 0 && `${countPhotos(waiting)} on ${waiting === 1 ? 'its' : 'their'} way`,
    refused > 0 && `${countPhotos(refused)} not stored`,
  ]
    .filter((part) => part !== false)
    .join(', ');
}
