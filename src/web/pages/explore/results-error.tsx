import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router';
import { buttonClass } from '#ui/button.ts';

/** Stands where results would, when nobody knows whether there are any. */
export function LostResults() {
  const { pathname, search } = useLocation();
  const retry = useRef<HTMLAnchorElement>(null);

  // The focus is not lost with the link that brought the results.
  useEffect(() => {
    const link = retry.current;
    let isFocused = link === document.activeElement;
    const follow = ({ target }: FocusEvent) => {
      isFocused = target === link;
    };
    document.addEventListener('focusin', follow);
    return () => {
      document.removeEventListener('focusin', follow);
      if (isFocused) document.getElementById('content')?.focus({ preventScroll: true });
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
