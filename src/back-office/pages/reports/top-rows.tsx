import { type ReactNode, useState } from 'react';

const FIRST = 10;

interface TopRowsProps<Row> {
  rows: readonly Row[];
  children: (shown: readonly Row[]) => ReactNode;
}

/** The first rows of a ranking, and the rest of it on request. */
export function TopRows<Row>({ rows, children }: TopRowsProps<Row>) {
  const [isWhole, setWhole] = useState(false);
  return (
    <div>
      {children(isWhole ? rows : rows.slice(0, FIRST))}
      {!isWhole && rows.length > FIRST && (
        <button type="button" className="row-action mt-3" onClick={() => setWhole(true)}>
          Show all {rows.length.toLocaleString('en-US')}
        </button>
      )}
    </div>
  );
}
