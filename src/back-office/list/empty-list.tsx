import { Link, useSearchParams } from 'react-router';
import { buttonClass } from '#platform/ui/button.ts';
import { useMay } from '#session/use-may.ts';

/** What a list that has nothing yet says to do first. */
export interface FirstStep {
  readonly advice: string;
  /** Of the button that adds the first one. */
  readonly button?: string;
}

interface EmptyListProps {
  search: string;
  first: FirstStep;
  onAdd: (() => void) | undefined;
}

/** In place of rows: why there are none, and how to go on. */
export function EmptyList({ search, first: { advice, button }, onAdd }: EmptyListProps) {
  const mayWrite = useMay('write');
  const [query] = useSearchParams();
  const { search: _, page: __, ...others } = Object.fromEntries(query);
  if (search !== '')
    return (
      <div className="grid justify-items-center gap-3 py-10 text-center text-muted">
        <p>Nothing matches “{search}”.</p>
        <Link to={`?${new URLSearchParams(others)}`} className={buttonClass('quiet')}>
          Clear the search
        </Link>
      </div>
    );
  return (
    <div className="grid justify-items-center gap-3 py-10 text-center text-muted">
      <p>{advice}</p>
      {mayWrite && button !== undefined && (
        <button type="button" className={buttonClass('quiet')} onClick={onAdd}>
          {button}
        </button>
      )}
    </div>
  );
}
