import { PUBLIC_TOASTS, showToast } from '#platform/ui/toast-list.ts';
import { type Posted, postEnquiry } from './post-enquiry.ts';
import { forgetEnquiry, type WaitingEnquiry, waitingEnquiries } from './waiting-enquiries.ts';
import { forgetPhotos, keptPhotos } from './waiting-photos.ts';

const MAX_AGE_MS = 14 * 24 * 60 * 60 * 1000;
const RETRY_MS = 60_000;

/** A message that somebody waits for may be read in peace. */
const TOASTS = { ...PUBLIC_TOASTS, timeOutMs: 15_000 };

let timer: ReturnType<typeof setTimeout> | undefined;

/** Sends what waits, in one tab at a time, and goes on until nothing waits. */
export async function sendWaiting(): Promise<void> {
  clearTimeout(timer);
  await inOneTab(async () => {
    for (const enquiry of waitingEnquiries()) await sendOne(enquiry);
  });
  if (waitingEnquiries().length > 0) timer = setTimeout(() => void sendWaiting(), RETRY_MS);
}

async function sendOne(enquiry: WaitingEnquiry): Promise<void> {
  const photos = enquiry.photos === undefined ? [] : await keptPhotos(enquiry.key);
  const posted = await postWithPhotos(enquiry, photos);
  const isTooMany = posted.is === 'refused' && posted.fields.includes('tooMany');
  const isOld = Date.now() - enquiry.savedAt > MAX_AGE_MS;
  if ((posted.is === 'later' || isTooMany) && !isOld) return;
  forgetEnquiry(enquiry.key);
  await forgetPhotos(enquiry);
  if (posted.is === 'sent') {
    const message = enquiry.sentText.replace('{reference}', posted.reference);
    showToast(TOASTS, { tone: 'success', message });
  } else showToast(TOASTS, { tone: 'error', message: enquiry.refusedText });
}

/** Photos that are lost or refused must not keep the enquiry from the agency. */
async function postWithPhotos(enquiry: WaitingEnquiry, photos: readonly Blob[]): Promise<Posted> {
  if (enquiry.photos === undefined) return postEnquiry(enquiry);
  const posted = photos.length > 0 ? await postEnquiry(enquiry, photos) : undefined;
  const isRefused = posted?.is === 'refused' && posted.fields.includes('photos');
  return posted === undefined || isRefused
    ? postEnquiry({ ...enquiry, key: `${enquiry.key} text` })
    : posted;
}

function inOneTab(work: () => Promise<void>): Promise<void> {
  // Browsers offer locks on sites with TLS alone; without them the key prevents a second enquiry.
  if (!('locks' in navigator)) return work();
  return navigator.locks.request('enquiries', { ifAvailable: true }, async (lock) => {
    if (lock !== null) await work();
  });
}
