import { data } from 'react-router';

/** A loader that throws, so that the answer's status is 404 and the error page is shown. */
export function loader() {
  throw data(null, { status: 404 });
}

export default function NotFoundPage() {
  return null;
}
