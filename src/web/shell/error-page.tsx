import type { ReactNode } from 'react';
import { isRouteErrorResponse, Link, useLocation } from 'react-router';
import { exploreAddress } from '#features/listings/explore-address.ts';
import { LISTING_KINDS } from '#features/listings/listing-kind.ts';
import { buttonClass } from '#ui/button.ts';
import { isNetworkError } from './network-error.ts';

/** Shown instead of a page that failed to load or render. */
export function ErrorPage({ error }: { error: unknown }) {
  const missing = isRouteErrorResponse(error) && error.status < 500;
  if (missing) return <NotFound />;
  return isNetworkError(error) ? <NetworkFailure /> : <ServerFailure />;
}

function NotFound() {
  return (
    <div className="page-width py-16 sm:py-24">
      <title>Page not found</title>
      <meta name="robots" content="noindex" />
      <h1 className="text-3xl sm:text-4xl">Page not found</h1>
      <p className="mt-4 max-w-prose text-lg text-muted">
        The address may be mistyped, or the property has been sold and taken off the list.
        Everything that is for sale now is one step away.
      </p>
      <div className="mt-8 flex flex-wrap gap-3">
        <Link to={exploreAddress()} className={buttonClass('primary')}>
          See all properties
        </Link>
        {LISTING_KINDS.map(({ id, plural }) => (
          <Link key={id} to={exploreAddress({ type: id })} className={buttonClass('quiet')}>
            {plural}
          </Link>
        ))}
      </div>
    </div>
  );
}

function ServerFailure() {
  return (
    <FailureMessage heading="Something went wrong on our side">
      It is not your phone and not your connection. Please try once more; if it happens again, call
      us and we will look for the property together.
    </FailureMessage>
  );
}

function NetworkFailure() {
  return (
    <FailureMessage heading="The page could not be loaded">
      We could not be reached. Please look at your connection and try once more.
    </FailureMessage>
  );
}

function FailureMessage({ heading, children }: { heading: string; children: ReactNode }) {
  const { pathname, search } = useLocation();
  return (
    <div className="page-width py-16 sm:py-24">
      <title>{heading}</title>
      <meta name="robots" content="noindex" />
      <h1 className="text-3xl sm:text-4xl">{heading}</h1>
      <p className="mt-4 max-w-prose text-lg text-muted">{children}</p>
      <div className="mt-8 flex flex-wrap gap-3">
        <a href={pathname + search} className={buttonClass('primary')}>
          Try again
        </a>
        <a href="/home" className={buttonClass('quiet')}>
          Home page
        </a>
      </div>
    </div>
  );
}
