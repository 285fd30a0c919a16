import { z } from 'zod';
import { fileError } from '#back-office/photos/queue/file-error.ts';
import { sendForm } from '#back-office/save/send-form.ts';
import { preparePhoto } from '#media/prepare/prepare-photo.ts';

const Sent = z.object({ imageUrl: z.string() });

/** Sends a photograph, made smaller first where this browser can read it. */
export async function sendPersonPhoto(
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
