import { useEffect, useRef } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { useSharedMessages } from '#web/messages/use-messages.ts';

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

/** Shown while another page loads, but not while the same page loads with another query. */
export function LoadingOverlay() {
  const navigation = useNavigation();
  const { pathname } = useLocation();
  const { loading } = useSharedMessages();
  if (navigation.state !== 'loading' || navigation.location.pathname === pathname) return null;
  return (
    <div role="status" className="overlay">
      <span className="spinner" aria-hidden="true" />
      <span className="text-lg font-semibold">{loading}</span>
    </div>
  );
}
