import { Link } from 'react-router';
import type { ImportOutcome } from './send-import.ts';
import type { ImportStep } from './use-import.ts';

const WORDS: Record<ImportStep['what'], string> = {
  reading: 'Reading the file…',
  checking: 'Checking rows…',
  sending: 'Sending…',
  storing: 'Storing…',
  'storing photos': 'Storing photos…',
};

const PROBLEMS_SHOWN = 10;
const MB = 1024 * 1024;

/** How far it is. */
export function ImportProgress({ step, rows }: { step: ImportStep; rows: number | undefined }) {
  const of = step.of ?? rows;
  const count = step.done > 0 && of !== undefined ? Math.min(step.done, of) : undefined;
  const figures =
    step.what === 'sending'
      ? (part: number) => `${(part / MB).toFixed(1)} MB`
      : (part: number) => part.toLocaleString('en-US');
  return (
    <div className="grid gap-2">
      <p>
        {WORDS[step.what]}
        {count !== undefined && of !== undefined && (
          <span className="tabular-nums">
            {' '}
            {figures(count)} of {figures(of)}
          </span>
        )}
      </p>
      <progress
        aria-label={WORDS[step.what]}
        className="h-2 w-full"
        max={of}
        {...(count !== undefined && { value: count })}
      />
    </div>
  );
}

export function ImportResult({ outcome }: { outcome: ImportOutcome & { isDryRun: boolean } }) {
  if ('failed' in outcome)
    return (
      <p role="alert" className="notice-danger">
        {outcome.failed}
      </p>
    );
  const { added, alreadyThere, problems, leftOut = [] } = outcome.result;
  const counts = `${listings(added)} ${outcome.isDryRun ? 'would be added' : 'added'}, ${alreadyThere.toLocaleString('en-US')} already there.`;
  return (
    <div className="notice grid gap-2">
      <p>
        {counts}{' '}
        {outcome.isDryRun ? 'Nothing was stored.' : <Link to="/property">Look at them</Link>}
      </p>
      {problems.length > 0 && (
        <ul>
          {problems.slice(0, PROBLEMS_SHOWN).map(({ line, reason }) => (
            <li key={line}>
              Line {line} of what was sent stays out: {reason}
            </li>
          ))}
        </ul>
      )}
      {leftOut.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </div>
  );
}

function listings(count: number): string {
  return `${count.toLocaleString('en-US')} ${count === 1 ? 'listing' : 'listings'}`;
}
