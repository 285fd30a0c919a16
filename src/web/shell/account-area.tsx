import { UserRound } from 'lucide-react';
import { Link } from 'react-router';

/** The corner of the navigation bar that belongs to the staff. */
export function AccountArea() {
  return (
    <Link
      to="/login"
      aria-label="Sign in"
      className="inline-flex size-11 shrink-0 items-center justify-center rounded-full text-ink transition-colors hover:text-field"
    >
      <UserRound className="size-5" aria-hidden="true" />
    </Link>
  );
}
