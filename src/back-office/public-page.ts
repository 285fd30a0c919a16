import { type ClientLoaderFunctionArgs, redirectDocument } from 'react-router';

/** Leaves the back-office for a page of the public site. */
export function clientLoader({ request }: ClientLoaderFunctionArgs): never {
  const { pathname, search, hash } = new URL(request.url);
  throw redirectDocument(pathname + search + hash);
}

export default function PublicPage() {
  return null;
}
