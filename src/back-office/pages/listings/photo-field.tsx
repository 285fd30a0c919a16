import { Camera, ImagePlus, X } from 'lucide-react';
import { type ChangeEvent, type DragEvent, useEffect, useId, useState } from 'react';
import { MAX_BYTES, uploadFormat } from '#media/photo-format.ts';
import { buttonClass } from '#ui/button.ts';
import { StoredPhoto } from './stored-photo.tsx';

interface PhotoFieldProps {
  storedUrl: string | null;
  file: File | undefined;
  onFile: (file: File | undefined) => void;
  isLocked: boolean;
  /** From 0 to 1; undefined without an upload. */
  progress: number | undefined;
}

const NO_PHOTO = 'Please choose a picture: JPEG, PNG, WebP or AVIF.';
const TOO_LARGE = `Please choose a picture of at most ${MAX_BYTES / 1024 / 1024} MB.`;

const unreadable = (name: string) => `“${name}” cannot be read as a picture. ${NO_PHOTO}`;

/** Why the server would refuse a file; '' if it probably would not. */
async function fileError(file: File): Promise<string> {
  if (!file.type.startsWith('image/')) return NO_PHOTO;
  if (file.size > MAX_BYTES) return TOO_LARGE;
  const head = await file.slice(0, 64).arrayBuffer();
  const format = uploadFormat(new Uint8Array(head));
  return format === undefined || format === 'heic' ? unreadable(file.name) : '';
}

export function PhotoField({ storedUrl, file, onFile, isLocked, progress }: PhotoFieldProps) {
  const id = useId();
  const [error, setError] = useState('');
  const [isOver, setIsOver] = useState(false);

  function take(chosen: File | undefined) {
    if (chosen === undefined || isLocked) return;
    void fileError(chosen).then((error) => {
      setError(error);
      if (error === '') onFile(chosen);
    });
  }
  function refuse({ name }: File) {
    setError(unreadable(name));
    onFile(undefined);
  }
  usePastedFile(take);

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
        onDrop={(event: DragEvent) => {
          event.preventDefault();
          setIsOver(false);
          take(event.dataTransfer.files[0]);
        }}
        className={`grid gap-3 rounded-card border border-dashed p-3 ${isOver ? 'border-field bg-sunken' : 'border-line-strong'}`}
      >
        <Preview file={file} storedUrl={storedUrl} onUnreadable={refuse} />
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
          <button
            type="button"
            className={`${buttonClass('quiet')} pointer-fine:hidden`}
            onClick={() => takePhoto(take)}
          >
            <Camera aria-hidden="true" className="size-5" />
            Take a photo
          </button>
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
          At most {MAX_BYTES / 1024 / 1024} MB. It can also be dropped here or pasted.
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

interface PreviewProps extends Pick<PhotoFieldProps, 'file' | 'storedUrl'> {
  onUnreadable: (file: File) => void;
}

function Preview({ file, storedUrl, onUnreadable }: PreviewProps) {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (file === undefined) return setAddress(undefined);
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);

  const box = 'aspect-card w-full max-w-80 rounded-card bg-sunken object-cover';
  if (file !== undefined)
    return (
      <img
        src={address}
        alt={`Chosen: ${file.name}`}
        onError={() => onUnreadable(file)}
        className={box}
      />
    );
  return storedUrl === null ? null : (
    <StoredPhoto url={storedUrl} alt="The picture that the listing has" className={box} />
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

/** Opens a phone's camera, through an input that is not part of the page. */
function takePhoto(take: (file: File | undefined) => void) {
  const input = document.createElement('input');
  input.type = 'file';
  input.accept = 'image/*';
  input.capture = 'environment';
  input.onchange = () => take(input.files?.[0]);
  input.click();
}

function isTextField(target: EventTarget | null): boolean {
  return target instanceof HTMLTextAreaElement || target instanceof HTMLInputElement;
}

function usePastedFile(take: (file: File | undefined) => void) {
  useEffect(() => {
    const paste = ({ target, clipboardData }: ClipboardEvent) => {
      // Word and Excel put an image of the text beside the text.
      const isText = isTextField(target) && clipboardData?.getData('text/plain') !== '';
      if (!isText) take(clipboardData?.files[0]);
    };
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  });
}
