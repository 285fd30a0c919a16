import { Home } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { Enquiry } from '#features/enquiries/enquiry.ts';
import { useMay } from '#session/use-may.ts';
import { buttonClass } from '#ui/button.ts';
import { makeListing } from './make-listing.ts';

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

  if (!mayWrite || enquiry.kind !== 'sell') return null;
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
