import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Bar } from './bar.tsx';

interface RankedRowProps {
  label: string;
  /** Beside the label. */
  detail?: string;
  to?: string;
  /** Without it there is no bar. */
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
