import { useEffect, useRef } from 'react';
import { useSharedMessages } from '#web/messages/use-messages.ts';
import { useNavigation } from '#web/navigation/navigation.ts';
import { useLocation } from '#web/navigation/page-location.ts';

/** Moves the focus to other results that are shown without a document, as loading one would. */
export function useFocusOnNewPage() {
  const { pathname } = useLocation();
  const previous = useRef(pathname);
  useEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    document.getElementById('content')?.focus({ preventScroll: true });
  }, [pathname]);
}

/** Shown while another page loads, but not while the same page loads with another query. */
export function LoadingOverlay() {
  const { pending } = useNavigation();
  const { pathname } = useLocation();
  const { loading } = useSharedMessages();
  if (pending === undefined || pending.pathname === pathname) return null;
  return (
    <div role="status" className="overlay">
      <span className="spinner" aria-hidden="true" />
      <span className="text-lg font-semibold">{loading}</span>
    </div>
  );
}
