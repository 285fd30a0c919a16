import { useLayoutEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router';
import { buttonClass } from '#ui/button.ts';

/** Shown instead of results that could not be fetched. */
export function ResultsError() {
  const { pathname, search } = useLocation();
  const retry = useRef<HTMLAnchorElement>(null);

  // The results replace the focused link: move the focus to the content before it is removed.
  useLayoutEffect(() => {
    const link = retry.current;
    return () => {
      if (link === document.activeElement)
        document.getElementById('content')?.focus({ preventScroll: true });
    };
  }, []);

  return (
    <div className="rounded-card border border-line bg-surface px-6 py-12 sm:px-10">
      <h2 className="text-2xl">The results could not be loaded</h2>
      <p className="mt-3 max-w-prose text-muted">
        Please look at your connection and try once more.
      </p>
      <Link ref={retry} to={pathname + search} replace className={`${buttonClass('primary')} mt-6`}>
        Try again
      </Link>
    </div>
  );
}
