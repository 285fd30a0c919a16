import { toE164 } from '#platform/validation/phone-number.ts';

/** The body of `POST /api/Enquiry` from the fields of the form. */
export function formBody(form: FormData) {
  const text = (name: string) => {
    const value = form.get(name);
    return typeof value === 'string' ? value : '';
  };
  const times = [visitTime(text), ...form.getAll('time')].filter((time) => time !== '');
  return {
    kind: text('kind'),
    name: text('name'),
    phone: text('phone'),
    message: withVideo(text('message'), form.has('video')),
    propertyId: Number(text('property')) || undefined,
    preferredTime: times.join(', '),
    timeZone: text('timeZone'),
    language: text('language'),
    consent: form.get('consent') === 'yes',
    formToken: text('formToken'),
    website: text('website'),
  };
}

/** A day and an hour that were chosen, or the time that was typed for another day. */
function visitTime(text: (name: string) => string): string {
  const day = text('day');
  if (day === 'other') return text('otherTime');
  return day && `${day}T${text('hour')}`;
}

export type FormBody = ReturnType<typeof formBody>;

/** A field whose message stands beside it; the others are `form`. */
const FIELDS = ['name', 'phone', 'message', 'consent'] as const;
export type FormField = (typeof FIELDS)[number] | 'form' | 'tooMany' | 'failed' | 'photos';

/** What the server would refuse, in the order of the form; its schema is too large for visitors. */
export function wrongFields({ name, phone, consent }: FormBody): FormField[] {
  const wrong: FormField[] = [];
  if (name.trim() === '') wrong.push('name');
  if (toE164(phone) === undefined) wrong.push('phone');
  if (!consent) wrong.push('consent');
  return wrong;
}

/** By the paths of a refusal; with photos the fields are those of `enquiry`. */
export function refusedFields(paths: readonly string[]): FormField[] {
  const names = paths.map((path) => path.replace(/^enquiry\./, ''));
  return [...new Set(names.map((name) => FIELDS.find((field) => field === name) ?? 'form'))];
}

/** How a message says to staff that a visit is to be a video call. */
const BY_VIDEO = 'By video call.';

export const BY_VIDEO_LENGTH = BY_VIDEO.length + 1;

function withVideo(message: string, isByVideo: boolean): string {
  return isByVideo ? `${BY_VIDEO}\n${message}`.trimEnd() : message;
}

export function readVideo(message = ''): { isByVideo: boolean; message: string } {
  const isByVideo = message.startsWith(BY_VIDEO);
  return { isByVideo, message: isByVideo ? message.slice(BY_VIDEO_LENGTH) : message };
}
