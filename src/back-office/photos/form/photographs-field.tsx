import { useEffect, useEffectEvent, useId, useState } from 'react';
import type { PhotoRef } from '#back-office/photos/queue/album.ts';
import type { AlbumOwner } from '#back-office/photos/queue/album-changes.ts';
import { photoQueue } from '#back-office/photos/queue/browser-queue.ts';
import { fileError } from '#back-office/photos/queue/file-error.ts';
import { albumOf } from '#back-office/photos/queue/kept-photos.ts';
import { tilesOf } from '#back-office/photos/queue/tiles.ts';
import { MAX_PHOTOS } from '#features/listings/photos/arranged-photos.ts';
import { startPreparing } from '#platform/media/prepare/prepare-photo.ts';
import { AddPhotos } from './add-photos.tsx';
import { OpenPhoto } from './photo-dialog.tsx';
import { PhotoGrid } from './photo-grid.tsx';
import { PhotoConflict, PhotoFailures, PhotoStatus } from './photo-notices.tsx';
import { usePhotoQueue } from './use-photo-queue.ts';

const NO_ROOM = `A listing has at most ${MAX_PHOTOS} photographs.`;

interface PhotographsFieldProps {
  of: AlbumOwner;
  isLocked: boolean;
  /** Called when photos wait for a listing that is not saved yet. */
  onKept: () => void;
}

/** The photographs of a listing. What is done here needs no Save. */
export function PhotographsField({ of, isLocked, onKept }: PhotographsFieldProps) {
  const id = useId();
  const queue = usePhotoQueue();
  useEffect(startPreparing, []);
  const [errors, setErrors] = useState<readonly string[]>([]);
  const [openKey, setOpenKey] = useState<PhotoRef>();
  const tiles = tilesOf(queue, of.owner);
  const album = albumOf(queue.kept, of.owner);
  const room = MAX_PHOTOS - tiles.length;

  async function take(files: readonly File[]) {
    if (isLocked || files.length === 0) return;
    const said = await Promise.all(files.map(fileError));
    const photos = files.filter((_, index) => said[index] === '');
    const isTooMany = photos.length > room;
    setErrors([
      ...new Set([...said.filter((text) => text !== ''), ...(isTooMany ? [NO_ROOM] : [])]),
    ]);
    if (photos.length === 0) return;
    photoQueue.add(of, photos.slice(0, room));
    onKept();
  }
  useGivenFiles((files) => void take(files));

  return (
    <section aria-label="Photographs" className="grid content-start gap-2">
      <div className="flex items-baseline justify-between gap-3">
        <span className="font-semibold">
          {/* It is chosen here too: the first photograph is the thumbnail. */}
          <label htmlFor={id}>Thumbnail</label> and photographs
        </span>
        <span className="text-sm text-muted tabular-nums">
          {tiles.length} of {MAX_PHOTOS}
        </span>
      </div>
      {album?.conflict !== undefined && (
        <PhotoConflict
          conflict={album.conflict}
          mine={album.photos}
          onDecide={(isTheirs) => photoQueue.decide(of, isTheirs)}
        />
      )}
      <PhotoGrid
        tiles={tiles}
        sent={queue.sent}
        isLocked={isLocked}
        onOpen={setOpenKey}
        onMove={(id, before) => photoQueue.reorder(of, id, before)}
      />
      <PhotoStatus
        owner={of.owner}
        tiles={tiles}
        removedCount={album?.removals.filter(({ at }) => at > Date.now()).length ?? 0}
        storage={queue.storage}
        onRestore={() => photoQueue.restore(of)}
      />
      <PhotoFailures tiles={tiles} onRemove={(id) => photoQueue.remove(of, id)} />
      <ul aria-live="polite" className="grid gap-1 text-sm font-semibold text-danger empty:hidden">
        {errors.map((error) => (
          <li key={error}>{error}</li>
        ))}
      </ul>
      <AddPhotos
        id={id}
        isDisabled={isLocked || room === 0}
        onFiles={(files) => void take(files)}
      />
      <p className="text-sm text-muted">
        {tiles.length === 0
          ? 'Many at once. The first becomes the cover.'
          : 'The first is the thumbnail, marked Cover. Hold or drag one to move it; press it for more.'}
      </p>
      {openKey !== undefined && (
        <OpenPhoto of={of} tiles={tiles} photo={openKey} onClose={() => setOpenKey(undefined)} />
      )}
    </section>
  );
}

/** Word and Excel put an image of the text beside the text, which a text field takes. */
function pastedFiles({ target, clipboardData }: ClipboardEvent): File[] {
  const isTextField =
    target instanceof HTMLTextAreaElement ||
    (target instanceof HTMLInputElement && target.type !== 'file');
  const isText = isTextField && clipboardData?.getData('text/plain') !== '';
  return isText ? [] : [...(clipboardData?.files ?? [])];
}

/** Takes files that are pasted or dropped anywhere, unless a part of the page has taken them. */
function useGivenFiles(take: (files: File[]) => void): void {
  const takeNow = useEffectEvent(take);
  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      if (!event.defaultPrevented) takeNow(pastedFiles(event));
    };
    const drop = (event: DragEvent) => {
      const files = [...(event.dataTransfer?.files ?? [])];
      if (event.defaultPrevented || files.length === 0) return;
      // Otherwise the browser would open the file in the place of the page.
      event.preventDefault();
      takeNow(files);
    };
    const allow = (event: DragEvent) => {
      if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
    };
    document.addEventListener('paste', paste);
    document.addEventListener('dragover', allow);
    document.addEventListener('drop', drop);
    return () => {
      document.removeEventListener('paste', paste);
      document.removeEventListener('dragover', allow);
      document.removeEventListener('drop', drop);
    };
  }, []);
}
