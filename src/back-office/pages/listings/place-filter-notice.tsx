import { Link, useSearchParams } from 'react-router';
import { PLACE_FILTERS } from './fetch-page.ts';

export function PlaceFilterNotice() {
  const [query] = useSearchParams();
  const place = Object.keys(PLACE_FILTERS).find((name) => query.has(name));
  if (place === undefined) return null;
  return (
    <p className="notice">
      Only the listings of one {place} are shown.{' '}
      <Link to="/property" className="text-field underline">
        Show all
      </Link>
    </p>
  );
}
