import { ImagePlus, X } from 'lucide-react';
import { type ChangeEvent, type ClipboardEvent, type DragEvent, useId, useState } from 'react';
import { fileError, isHeic, TOO_LARGE, unreadable } from '#back-office/photos/queue/file-error.ts';
import { MAX_BYTES } from '#media/photo-format.ts';
import { buttonClass } from '#ui/button.ts';
import { useBlobUrl } from '#ui/use-blob-url.ts';

interface PhotoFieldProps {
  file: File | undefined;
  onFile: (file: File | undefined) => void;
  isLocked: boolean;
  /** From 0 to 1; undefined without an upload. */
  progress: number | undefined;
}

/** Why the server would refuse a file; '' if it probably would not. */
async function coverError(file: File): Promise<string> {
  return file.size > MAX_BYTES ? TOO_LARGE : fileError(file);
}

export function PhotoField({ file, onFile, isLocked, progress }: PhotoFieldProps) {
  const id = useId();
  const [error, setError] = useState('');
  const [isOver, setIsOver] = useState(false);

  function take(chosen: File | undefined) {
    if (chosen === undefined || isLocked) return;
    void coverError(chosen).then((error) => {
      setError(error);
      if (error === '') onFile(chosen);
    });
  }
  async function refuse(shown: File) {
    if (await isHeic(shown)) return;
    setError(unreadable(shown.name));
    onFile(undefined);
  }

  return (
    <div className="grid content-start gap-1.5">
      <label htmlFor={id} className="font-semibold">
        Thumbnail
      </label>
      <section
        aria-label="Picture"
        onDragOver={(event) => {
          event.preventDefault();
          setIsOver(true);
        }}
        onDragLeave={() => setIsOver(false)}
        onPaste={(event: ClipboardEvent) => {
          event.preventDefault();
          take(event.clipboardData.files[0]);
        }}
        onDrop={(event: DragEvent) => {
          event.preventDefault();
          setIsOver(false);
          take(event.dataTransfer.files[0]);
        }}
        className={`grid gap-3 rounded-card border border-dashed p-3 ${isOver ? 'border-field bg-sunken' : 'border-line-strong'}`}
      >
        <Preview file={file} onUnreadable={(shown) => void refuse(shown)} />
        {progress !== undefined && <UploadProgress part={progress} />}
        <div className="flex flex-wrap items-center gap-3">
          <span className="relative">
            <input
              id={id}
              type="file"
              accept="image/*"
              aria-describedby={`${id}-hint ${id}-error`}
              onChange={({ target }: ChangeEvent<HTMLInputElement>) => {
                take(target.files?.[0]);
                // Otherwise choosing the same file again fires no `change`.
                target.value = '';
              }}
              className="peer absolute inset-0 cursor-pointer opacity-0"
            />
            <span
              className={`${buttonClass('quiet')} pointer-events-none peer-focus-visible:outline-3 peer-focus-visible:outline-field`}
            >
              <ImagePlus aria-hidden="true" className="size-5" />
              Choose a picture
            </span>
          </span>
          {file !== undefined && (
            <button
              type="button"
              className={buttonClass('quiet')}
              onClick={() => onFile(undefined)}
            >
              <X aria-hidden="true" className="size-5" />
              Take back
            </button>
          )}
        </div>
        <p id={`${id}-hint`} className="text-sm text-muted">
          Becomes the cover when you save. At most {MAX_BYTES / 1024 / 1024} MB; it can also be
          dropped here.
        </p>
        <p
          id={`${id}-error`}
          aria-live="polite"
          className="text-sm font-semibold text-danger empty:hidden"
        >
          {error}
        </p>
      </section>
    </div>
  );
}

interface PreviewProps {
  file: File | undefined;
  onUnreadable: (file: File) => void;
}

function Preview({ file, onUnreadable }: PreviewProps) {
  const address = useBlobUrl(file);
  if (file === undefined) return null;
  return (
    <img
      src={address}
      alt={`Chosen: ${file.name}`}
      onError={() => onUnreadable(file)}
      className="aspect-card w-full max-w-80 rounded-card bg-sunken object-cover"
    />
  );
}

function UploadProgress({ part }: { part: number }) {
  const percent = Math.round(part * 100);
  return (
    <div className="grid gap-1">
      <progress aria-label="Sending the picture" value={percent} max={100} className="h-2 w-full" />
      <p className="text-sm text-muted tabular-nums">
        {percent < 100 ? `Sending: ${percent} %` : 'Sent; the server prepares it …'}
      </p>
    </div>
  );
}
