import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';

interface RankedRowProps {
  label: string;
  /** Stands beside the label. */
  detail?: string;
  to?: string;
  /** Makes the bar; there is none without it. */
  value?: number;
  most?: number;
  /** Its numbers. */
  children: ReactNode;
}

/** What is ranked and its numbers, over their bar. */
export function RankedRow({ label, detail, to, value = 0, most = 0, children }: RankedRowProps) {
  const name = <span className="min-w-0">{label}</span>;
  return (
    <li className="ranked-row">
      {value > 0 && <Bar value={value} most={most} />}
      <div className="flex flex-wrap items-center gap-x-2">
        {to === undefined ? (
          name
        ) : (
          <Link to={to} className="ranked-link">
            {name}
          </Link>
        )}
        {detail !== undefined && <span className="text-sm text-muted">{detail}</span>}
      </div>
      <p className="ranked-numbers">{children}</p>
    </li>
  );
}

/** How much of the most, drawn behind the number. */
function Bar({ value, most }: { value: number; most: number }) {
  return (
    <svg aria-hidden="true">
      <rect
        width={`${(value / Math.max(1, most)) * 100}%`}
        height="100%"
        rx="6"
        className="fill-sunken"
      />
    </svg>
  );
}

const FIRST = 10;

/** The first rows of a ranking, and the rest of it on request. */
export function TopRows<Row>({
  rows,
  children,
}: {
  rows: readonly Row[];
  children: (shown: readonly Row[]) => ReactNode;
}) {
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
