import { ImagePlus } from 'lucide-react';
import { type ChangeEvent, useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react';
import { MAX_ENQUIRY_PHOTOS } from '#features/enquiries/enquiry-kinds.ts';
import { fill } from '#platform/language/fill.ts';
import { buttonClass } from '#platform/ui/button.ts';
import { useBlobUrl } from '#platform/ui/use-blob-url.ts';
import { usePageMessages } from '#web/messages/use-messages.ts';
import { Icon } from '#web/ui/icon.tsx';
import type { ChosenPhoto, ChosenPicture, PhotoChoice } from './photo-choice.ts';
import type { FormField } from './sending/form-body.ts';

interface PhotosFieldProps {
  choice: PhotoChoice;
  error: string | undefined;
}

/** The name by which a refusal finds it: it has no name, so that no form sends its files by itself. */
const ID: FormField = 'photos';

/** Without scripts it is not there: photos then go by WhatsApp. */
export function PhotosField({ choice, error }: PhotosFieldProps) {
  const { photos: messages } = usePageMessages('enquiry');
  const { photos, problem } = useSyncExternalStore(choice.subscribe, choice.get, choice.get);
  const input = useRef<HTMLInputElement>(null);
  const take = useEffectEvent((field: HTMLInputElement) => {
    const files = [...(field.files ?? [])];
    if (files.length > 0) choice.add(files);
    // Otherwise choosing the same files again fires no `change`.
    field.value = '';
  });
  // Chosen before the scripts ran.
  useEffect(() => {
    if (input.current !== null) take(input.current);
  }, []);
  const said = error ?? (problem && messages[problem]);
  const isFull = photos.length === MAX_ENQUIRY_PHOTOS;
  return (
    <section aria-labelledby={`${ID}-label`} className="grid gap-2 noscript:hidden">
      <div className="flex items-baseline justify-between gap-3">
        <h2 id={`${ID}-label`} className="font-sans text-base font-semibold tracking-normal">
          {messages.label}
        </h2>
        <span className="text-sm text-muted tabular-nums">
          {photos.length} / {MAX_ENQUIRY_PHOTOS}
        </span>
      </div>
      {photos.length > 0 && (
        <ul className="grid grid-cols-3 gap-2 sm:grid-cols-6">
          {photos.map((photo, index) => (
            <Photo
              key={photo.id}
              photo={photo}
              number={index + 1}
              onRemove={() => choice.remove(photo.id)}
            />
          ))}
        </ul>
      )}
      <p
        id={`${ID}-problem`}
        role="alert"
        className="text-sm font-semibold text-danger empty:hidden"
      >
        {said}
      </p>
      <span className="relative justify-self-stretch sm:justify-self-start">
        <input
          ref={input}
          id={ID}
          type="file"
          accept="image/*"
          multiple
          disabled={isFull}
          aria-invalid={said === undefined ? undefined : true}
          aria-describedby={`${ID}-problem ${ID}-hint`}
          onClick={loadPreparing}
          onChange={({ target }: ChangeEvent<HTMLInputElement>) => take(target)}
          className="peer absolute inset-0 cursor-pointer opacity-0 disabled:cursor-not-allowed"
        />
        <label
          htmlFor={ID}
          className={`${buttonClass('quiet')} pointer-events-none w-full peer-focus-visible:outline-3 peer-focus-visible:outline-field peer-disabled:opacity-55`}
        >
          <ImagePlus aria-hidden="true" className="size-5" />
          {messages.choose}
        </label>
      </span>
      <p id={`${ID}-hint`} className="text-sm text-muted">
        {messages.hint}
      </p>
    </section>
  );
}

interface PhotoProps {
  photo: ChosenPhoto;
  number: number;
  onRemove: () => void;
}

function Photo({ photo: { picture }, number, onRemove }: PhotoProps) {
  const { photos: messages } = usePageMessages('enquiry');
  const url = useBlobUrl(picture?.preview);
  return (
    <li className="relative aspect-square overflow-hidden rounded-card bg-sunken">
      {url === undefined ? (
        <span className="skeleton block size-full">
          <span className="sr-only">{messages.preparing}</span>
        </span>
      ) : (
        <img
          src={url}
          alt={fill(messages.photo, { number: String(number) })}
          className="size-full object-cover"
        />
      )}
      <button
        type="button"
        onClick={onRemove}
        aria-label={fill(messages.remove, { number: String(number) })}
        className="absolute top-0 right-0 grid size-11 place-items-center"
      >
        <span className="grid size-8 place-items-center rounded-full bg-surface text-ink">
          <Icon name="close" className="size-5" />
        </span>
      </button>
    </li>
  );
}

const load = () => import('./prepare-photo.ts');

/** While somebody looks for a picture, so that the network may fail afterwards. */
function loadPreparing(): void {
  load().catch(() => undefined);
}

export async function prepareWhenNeeded(file: File): Promise<ChosenPicture | undefined> {
  const { preparePhoto } = await load();
  return preparePhoto(file);
}
