import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** Takes the keyboard and the screen reader to the new page after a move that loaded no document. */
export function useFocusOnNewPage() {
  const { pathname } = useLocation();
  const before = useRef(pathname);
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    document.getElementById('content')?.focus({ preventScroll: true });
  }, [pathname]);
}
