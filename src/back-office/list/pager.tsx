import { type MouseEvent, type RefObject, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { pageNumbers } from './list-view.ts';

const LINK =
  'inline-flex min-h-11 min-w-11 items-center justify-center rounded-card border border-transparent px-2 text-sm no-underline tabular-nums';

interface PagerProps {
  page: number;
  pages: number;
  addressOf: (page: number) => string;
  onLinkClick: (event: MouseEvent) => void;
}

/** Renders nothing where one page has all rows. */
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

/** Focuses the top of the list after a change of page; returns the click handler of its links. */
export function usePageChange(page: number, top: RefObject<HTMLElement | null>) {
  const isByLink = useRef(false);
  const lastPage = useRef(page);
  useEffect(() => {
    if (lastPage.current === page) return;
    lastPage.current = page;
    if (isByLink.current) top.current?.focus({ preventScroll: true });
    isByLink.current = false;
  }, [page, top]);
  return ({ metaKey, ctrlKey, shiftKey }: MouseEvent) => {
    // With these keys the link opens in another tab or window.
    isByLink.current = !(metaKey || ctrlKey || shiftKey);
  };
}
