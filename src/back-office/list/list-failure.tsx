import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { buttonClass } from '#platform/ui/button.ts';

interface ListFailureProps {
  what?: string;
  message: string | undefined;
}

export function ListFailure({ what = 'The list', message }: ListFailureProps) {
  const { revalidate, state } = useRevalidator();
  const hasFailed = message !== undefined;
  useEffect(() => {
    if (!hasFailed) return;
    const retry = () => void revalidate();
    addEventListener('online', retry);
    return () => removeEventListener('online', retry);
  }, [hasFailed, revalidate]);
  if (!hasFailed) return null;
  return (
    <div role="alert" className="notice-danger flex flex-wrap items-center justify-between gap-3">
      <p>
        {what} could not be loaded. {message}
      </p>
      <button
        type="button"
        aria-disabled={state === 'loading'}
        className={buttonClass('quiet')}
        onClick={() => state === 'idle' && revalidate()}
      >
        Try again
      </button>
    </div>
  );
}
