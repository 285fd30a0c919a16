import { useId } from 'react';
import { buttonClass } from '#ui/button.ts';

interface SendBarProps {
  /** How many are sent. */
  rows: number;
  /** How many stay out until they are mended. */
  wrong: number;
  isBusy: boolean;
  /** Nothing that every listing needs is missing. */
  isReady: boolean;
  onSend: (isDryRun: boolean) => void;
}

/** Sends the rows, or says why not yet. */
export function SendBar({ rows, wrong, isBusy, isReady, onSend }: SendBarProps) {
  const reasonId = useId();
  const maySend = isReady && !isBusy && rows > 0;
  const button = (label: string, className: string, isDryRun: boolean) => (
    <button
      type="button"
      className={className}
      aria-disabled={!maySend}
      aria-describedby={reasonId}
      onClick={() => maySend && onSend(isDryRun)}
    >
      {label}
    </button>
  );
  return (
    <div className="sticky bottom-(--bottom-bar) -mx-4 flex flex-wrap gap-3 border-t border-line bg-paper p-4 sm:static sm:mx-0 sm:border-0 sm:p-0">
      {button(`Import ${listings(rows)}`, `${buttonClass()} grow sm:grow-0`, false)}
      {button('Dry run', buttonClass('quiet'), true)}
      <p id={reasonId} className="w-full text-sm empty:hidden">
        {isReady ? staysOut(wrong) : 'First fill in what is missing above, for all rows.'}
      </p>
    </div>
  );
}

function listings(rows: number): string {
  return `${rows.toLocaleString('en-US')} ${rows === 1 ? 'listing' : 'listings'}`;
}

function staysOut(wrong: number): string | undefined {
  if (wrong === 0) return undefined;
  return wrong === 1
    ? '1 row to mend stays out.'
    : `${wrong.toLocaleString('en-US')} rows to mend stay out.`;
}
