import { useLayoutEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router';
import { buttonClass } from '#ui/button.ts';
import { useSharedWords } from '#web/words/use-words.ts';
import { ResultsNotice } from './results-notice.tsx';

/** Shown instead of results that could not be fetched. */
export function ResultsError() {
  const words = useSharedWords().unavailable;
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
    <ResultsNotice heading={words.results} text={words.text}>
      <Link ref={retry} to={pathname + search} replace className={buttonClass('primary')}>
        {words.tryAgain}
      </Link>
    </ResultsNotice>
  );
}
