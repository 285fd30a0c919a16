import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Bar } from './bar.tsx';

interface RankedRowProps {
  label: string;
  /** Beside the label. */
  detail?: string;
  to: string;
  value: number;
  most: number;
  children: ReactNode;
}

/** What is ranked, its bar and its numbers. */
export function RankedRow({ label, detail, to, value, most, children }: RankedRowProps) {
  return (
    <li className="grid items-center gap-x-6 gap-y-1 pb-2 lg:grid-cols-[minmax(0,5fr)_minmax(0,3fr)_minmax(0,4fr)] lg:pb-0">
      <Link
        to={to}
        className="flex min-h-11 flex-wrap items-center gap-x-2 py-1 text-ink no-underline hover:text-field"
      >
        <span className="min-w-0 font-semibold">{label}</span>
        {detail !== undefined && <span className="text-sm text-muted">{detail}</span>}
      </Link>
      <Bar value={value} most={most} />
      <p className="text-sm text-muted tabular-nums">{children}</p>
    </li>
  );
}
