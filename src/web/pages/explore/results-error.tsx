import { useLayoutEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router';
import { buttonClass } from '#ui/button.ts';
import { ResultsNotice } from './results-notice.tsx';

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
    <ResultsNotice
      heading="The results could not be loaded"
      text="Please look at your connection and try once more."
    >
      <Link ref={retry} to={pathname + search} replace className={buttonClass('primary')}>
        Try again
      </Link>
    </ResultsNotice>
  );
}
