import { useRevalidator } from 'react-router';
import { buttonClass } from '#ui/button.ts';

/** Says that something the page or its dialog shows could not be loaded, and loads it again. */
export function ListFailure({ what = 'The list', message }: { what?: string; message: string }) {
  const { revalidate, state } = useRevalidator();
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
