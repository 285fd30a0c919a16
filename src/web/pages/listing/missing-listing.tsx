import { Link } from 'react-router';
import { exploreAddress } from '#features/listings/explore-address.ts';
import { LISTING_KINDS } from '#features/listings/listing-kind.ts';
import { buttonClass } from '#ui/button.ts';

/** Shown for a listing that does not exist, or no longer does. */
export function MissingListing() {
  return (
    <div className="page-width py-16 sm:py-24">
      <title>Property not found</title>
      <meta name="robots" content="noindex" />
      <h1 className="text-3xl sm:text-4xl">Property not found</h1>
      <p className="mt-4 max-w-prose text-lg text-muted">
        This property has been sold and taken off the list, or its address is mistyped. Search what
        is for sale now:
      </p>
      <div className="mt-8 flex flex-wrap gap-3">
        <Link to={exploreAddress()} className={buttonClass('primary')}>
          Search all properties
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
