import { UserRound } from 'lucide-react';
import { useId, useState } from 'react';
import { get, useFormContext, useWatch } from 'react-hook-form';
import { z } from 'zod';
import { StoredPhoto } from '#back-office/pages/listings/stored-photo.tsx';
import { fileError } from '#back-office/photos/queue/file-error.ts';
import { sendForm } from '#back-office/save/send-form.ts';
import { preparePhoto } from '#platform/media/prepare/prepare-photo.ts';
import { buttonClass } from '#platform/ui/button.ts';
import type { SettingsValues } from './use-settings-form.ts';

const PICTURE = 'size-24 shrink-0 rounded-card bg-sunken';

/** The photograph is sent as soon as it is chosen; Save gives it to the person. */
export function PersonPhoto({ index, name }: { index: number; name: string }) {
  const { control, setValue, formState } = useFormContext<SettingsValues>();
  const field = `people.${index}.imageUrl` as const;
  const url = useWatch({ control, name: field }) ?? null;
  const refused: { message?: string } | undefined = get(formState.errors, field);
  const [progress, setProgress] = useState<number>();
  const [failure, setFailure] = useState('');
  const errorId = useId();

  const change = (imageUrl: string | null) => setValue(field, imageUrl, { shouldDirty: true });

  async function send(file: File | undefined) {
    if (file === undefined) return;
    setFailure('');
    setProgress(0);
    const sent = await sendPersonPhoto(file, setProgress);
    setProgress(undefined);
    if ('imageUrl' in sent) change(sent.imageUrl);
    else setFailure(sent.failure);
  }

  return (
    <div className="flex flex-wrap items-center gap-4 sm:col-span-2">
      {url === null ? (
        <span className={`grid place-items-center text-muted ${PICTURE}`}>
          <UserRound aria-hidden="true" className="size-10" strokeWidth={1.25} />
        </span>
      ) : (
        <StoredPhoto url={url} alt={name} className={`object-cover ${PICTURE}`} />
      )}
      <label
        className={`${buttonClass('quiet')} relative cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-offset-2`}
      >
        {progress === undefined
          ? 'Choose a photograph'
          : `Sending… ${Math.round(progress * 100)} %`}
        <span className="sr-only"> of {name}</span>
        <input
          type="file"
          accept="image/*"
          aria-describedby={errorId}
          disabled={progress !== undefined}
          className="absolute inset-0 cursor-pointer opacity-0"
          onChange={({ target }) => {
            void send(target.files?.[0]);
            target.value = '';
          }}
        />
      </label>
      {url !== null && (
        <button
          type="button"
          aria-label={`Remove the photograph of ${name}`}
          className={buttonClass('quiet')}
          onClick={() => change(null)}
        >
          Without
        </button>
      )}
      <p
        id={errorId}
        aria-live="polite"
        className="basis-full text-sm font-semibold text-danger empty:sr-only"
      >
        {failure || refused?.message}
      </p>
    </div>
  );
}

const Sent = z.object({ imageUrl: z.string() });

/** Sends a photograph, made smaller first where this browser can read it. */
async function sendPersonPhoto(
  file: File,
  onProgress: (part: number) => void,
): Promise<{ imageUrl: string } | { failure: string }> {
  const failure = await fileError(file);
  if (failure !== '') return { failure };
  const prepared = await preparePhoto(file);
  const body = new FormData();
  body.set('file', prepared?.file ?? file, file.name);
  const answer = await sendForm({
    method: 'POST',
    path: '/api/Settings/photo',
    body,
    schema: Sent,
    onProgress,
  });
  return answer.ok ? answer.data : { failure: answer.refusal.message };
}
