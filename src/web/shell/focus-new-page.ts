import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** Moves the focus to the content after a client-side navigation, as loading a document would. */
export function useFocusOnNewPage() {
  const { pathname } = useLocation();
  const previous = useRef(pathname);
  useEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    document.getElementById('content')?.focus({ preventScroll: true });
  }, [pathname]);
}
