import { Home } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { EMPTY_FORM } from '#back-office/pages/listings/listing-body.ts';
import { listingDrafts } from '#back-office/pages/listings/listing-draft.ts';
import { photoQueue } from '#back-office/photos/queue/browser-queue.ts';
import { draftOwner } from '#back-office/photos/queue/photo-upload.ts';
import { newKey } from '#back-office/save/call-api.ts';
import type { Enquiry } from '#features/enquiries/enquiry.ts';
import { KINDS } from '#features/enquiries/enquiry-kinds.ts';
import { takePhoneNumbers } from '#features/listings/forwards/phone-numbers.ts';
import { buttonClass } from '#platform/ui/button.ts';
import { apiFetch } from '#session/api-fetch.ts';
import { useMay } from '#session/use-may.ts';
import { photoAddress } from './enquiry-photos.tsx';

/**
 * Begins a listing with what the seller wrote and sent, and returns the key of its draft. Nothing
 * is public, or on the server, before somebody saves it. Rejects when a photo cannot be fetched.
 */
async function makeListing(enquiry: Enquiry): Promise<string> {
  const files = await Promise.all(
    enquiry.photos.map(async ({ id }, index) => {
      const answer = await apiFetch(photoAddress(enquiry.id, id, 'large'));
      if (!answer.ok) throw new Error(`The photograph was answered with ${answer.status}.`);
      return new File([await answer.blob()], `photograph-${index + 1}.jpg`, { type: 'image/jpeg' });
    }),
  );
  const key = listingDrafts.newKey();
  // Visitors see a listing's owner's number: the seller's was given to be answered alone.
  const { rest: description } = takePhoneNumbers(enquiry.message);
  const form = { ...EMPTY_FORM, description };
  listingDrafts.keep(key, { form, base: EMPTY_FORM, writer: { attempt: { key: newKey() } } });
  if (files.length > 0) {
    await photoQueue.open();
    const owner = draftOwner(key);
    photoQueue.add({ owner, title: '' }, files);
    await photoQueue.move(owner, { owner, title: '' });
  }
  return key;
}

/** One tap from what a seller sent to the form of its listing. */
export function MakeListingButton({ enquiry }: { enquiry: Enquiry }) {
  const mayWrite = useMay('write');
  const navigate = useNavigate();
  const [state, setState] = useState<'idle' | 'working' | 'failed'>('idle');

  async function make() {
    if (state === 'working') return;
    setState('working');
    const key = await makeListing(enquiry).catch(() => undefined);
    if (key === undefined) return setState('failed');
    await navigate(`/property?draft=${key}`);
  }

  if (!mayWrite || !KINDS[enquiry.kind].listing) return null;
  return (
    <div className="grid gap-2">
      <button
        type="button"
        aria-disabled={state === 'working'}
        onClick={() => void make()}
        className={buttonClass('quiet')}
      >
        <Home aria-hidden="true" className="size-5" />
        {state === 'working' ? 'Fetching the photographs…' : 'Make a listing of it'}
      </button>
      <p role="alert" className="text-sm font-semibold text-danger empty:sr-only">
        {state === 'failed' ? 'The photographs could not be fetched. Please try again.' : ''}
      </p>
    </div>
  );
}
