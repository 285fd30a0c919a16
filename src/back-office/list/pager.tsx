import type { MouseEvent } from 'react';
import { Link } from 'react-router';
import { pageNumbers } from './page-numbers.ts';

const LINK =
  'inline-flex min-h-11 min-w-11 items-center justify-center rounded-card border border-transparent px-2 text-sm no-underline tabular-nums';

interface PagerProps {
  page: number;
  pages: number;
  addressOf: (page: number) => string;
  onLinkClick: (event: MouseEvent) => void;
}

/** Nothing where one page has all. */
export function Pager({ page, pages, addressOf, onLinkClick: onTurn }: PagerProps) {
  if (pages <= 1) return null;
  const step = (name: string, to: number, available: boolean) => (
    <li>
      {available ? (
        <Link
          to={addressOf(to)}
          onClick={onTurn}
          className={`${LINK} text-field hover:border-line`}
        >
          {name}
        </Link>
      ) : (
        // biome-ignore lint/a11y/useValidAnchor: a disabled link has no address (ARIA in HTML)
        <a role="link" aria-disabled="true" className={`${LINK} text-muted opacity-60`}>
          {name}
        </a>
      )}
    </li>
  );
  return (
    <nav aria-label="Pages">
      <ul className="flex flex-wrap items-center justify-center gap-1 sm:justify-end">
        {step('First', 1, page > 1)}
        {step('Previous', page - 1, page > 1)}
        {pageNumbers(page, pages).map((number, index) => (
          <li key={number === 'gap' ? `gap ${index < 3 ? 'before' : 'after'}` : number}>
            {number === 'gap' ? (
              <span className="px-1 text-muted">…</span>
            ) : (
              <Link
                to={addressOf(number)}
                onClick={onTurn}
                aria-current={number === page ? 'page' : undefined}
                className={`${LINK} ${number === page ? 'bg-field font-semibold text-on-field' : 'text-field hover:border-line'}`}
              >
                {number}
              </Link>
            )}
          </li>
        ))}
        {step('Next', page + 1, page < pages)}
        {step('Last', pages, page < pages)}
      </ul>
    </nav>
  );
}
