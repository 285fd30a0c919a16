import { useLocation, useNavigation } from 'react-router';

/** Covers the page while another one is fetched: never on a first load, and not for a change within the same page. */
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
