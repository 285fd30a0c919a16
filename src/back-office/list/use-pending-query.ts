import { useLocation, useNavigation, useSearchParams } from 'react-router';

/** As `useSearchParams`, but of the view that is under way: a quick second choice keeps the first. */
export function usePendingQuery(): ReturnType<typeof useSearchParams> {
  const [shown, setQuery] = useSearchParams();
  const { pathname } = useLocation();
  const { location: next } = useNavigation();
  return [next?.pathname === pathname ? new URLSearchParams(next.search) : shown, setQuery];
}
