import { Phone } from 'lucide-react';
import { Link } from 'react-router';
import { exploreAddress } from '#features/listings/explore-address.ts';
import { buttonClass } from '#ui/button.ts';
import { callLink } from '#web/ui/phone.ts';
import { FieldMap } from './field-map.tsx';

export function SellProperty({ phone }: { phone: string }) {
  return (
    <section
      aria-labelledby="sell-property"
      className="relative overflow-hidden rounded-card bg-meadow p-6 text-on-meadow sm:p-10"
    >
      <FieldMap className="absolute inset-y-0 right-0 h-full w-2/5 max-lg:hidden" />
      <h2 id="sell-property" className="text-2xl sm:text-3xl">
        Sell Property
      </h2>
      <p className="mt-3 lg:max-w-3/5">
        Tell us what you have: a house, a plot, land or a shop. We photograph it, list it and bring
        buyers, often with little or no commission.
      </p>
      <a href={callLink(phone)} className={`${buttonClass('accent')} mt-6`}>
        <Phone className="size-5" aria-hidden="true" />
        Contact&nbsp;us
      </a>
    </section>
  );
}

export function BuyProperty() {
  return (
    <section
      aria-labelledby="buy-property"
      className="rounded-card border border-line bg-surface p-6 sm:p-10"
    >
      <h2 id="buy-property" className="text-2xl sm:text-3xl">
        Buy Property
      </h2>
      <p className="mt-3 max-w-prose text-muted">
        Look through everything that is for sale, by place, kind, price and size, and call the owner
        or us about what you like.
      </p>
      <Link to={exploreAddress()} className={`${buttonClass('primary')} mt-6`}>
        Find Now
      </Link>
    </section>
  );
}
