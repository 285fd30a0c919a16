import { type FormEvent, useState } from 'react';
import { sentAddress } from '#features/enquiries/enquiry-address.ts';
import { usePageMessages } from '#web/messages/use-messages.ts';
import { useNavigation } from '#web/navigation/navigation.ts';
import { useLocation } from '#web/navigation/page-location.ts';
import type { PhotoChoice } from './photo-choice.ts';
import { type FormField, formBody, wrongFields } from './sending/form-body.ts';
import { postEnquiry } from './sending/post-enquiry.ts';
import { sendWaiting } from './sending/send-waiting.ts';
import { forgetEnquiry, keepEnquiry } from './sending/waiting-enquiries.ts';
import { forgetPhotos, keepPhotos } from './sending/waiting-photos.ts';

/** `fields` are undefined until a send was refused. */
export function useSending(formKey: string, choice: PhotoChoice) {
  const messages = usePageMessages('enquiry');
  const { navigate } = useNavigation();
  const { pathname, search } = useLocation();
  const [state, setState] = useState<'typing' | 'sending' | 'waiting'>('typing');
  const [fields, setFields] = useState<readonly FormField[]>();

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (state === 'sending') return;
    const form = event.currentTarget;
    const body = formBody(new FormData(form));
    const wrong = wrongFields(body);
    if (wrong.length > 0) return refuse(form, wrong);
    setState('sending');
    setFields(undefined);
    const photos = await choice.ready();
    const enquiry = {
      key: `${formKey} ${Date.now()}`,
      body,
      savedAt: Date.now(),
      ...(photos.length > 0 && { photos: photos.length }),
      sentText: messages.sent.toast,
      refusedText: messages.sent.refused,
    };
    await keepPhotos(enquiry.key, photos);
    keepEnquiry(enquiry);
    const posted = await postEnquiry(enquiry, photos);
    if (posted.is === 'later') {
      setState('waiting');
      return sendWaiting();
    }
    forgetEnquiry(enquiry.key);
    await forgetPhotos(enquiry);
    if (posted.is === 'refused') {
      setState('typing');
      return refuse(form, posted.fields);
    }
    const address = sentAddress(`${pathname}${search || '?'}`, posted.reference);
    const photosSent = photos.length > 0 ? { hasPhotos: posted.hasPhotos } : null;
    return navigate(address, { replace: true, state: photosSent });
  }

  function refuse(form: HTMLFormElement, refused: readonly FormField[]) {
    setFields(refused);
    const field = form.elements.namedItem(refused[0] ?? '');
    if (field instanceof HTMLElement) field.focus();
  }

  return { state, fields, send };
}
