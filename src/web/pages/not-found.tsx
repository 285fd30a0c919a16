import { data } from 'react-router';

/** Throws, so that the status is 404 and the error page renders. */
export function loader() {
  throw data(null, { status: 404 });
}

export default function NotFoundPage() {
  return null;
}
