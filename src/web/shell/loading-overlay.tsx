import { useLocation, useNavigation } from 'react-router';

/** Shown while another page loads, but not while the same page loads with another query. */
export function LoadingOverlay() {
  const navigation = useNavigation();
  const { pathname } = useLocation();
  if (navigation.state !== 'loading' || navigation.location.pathname === pathname) return null;
  return (
    <div role="status" className="overlay">
      <span className="spinner" aria-hidden="true" />
      <span className="text-lg font-semibold">Loading...</span>
    </div>
  );
}
