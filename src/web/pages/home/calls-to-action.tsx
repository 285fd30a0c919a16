import { Phone } from 'lucide-react';
import { Link } from 'react-router';
import { exploreAddress } from '#features/listings/explore-address.ts';
import { buttonClass } from '#ui/button.ts';
import { useLocalAddress } from '#web/language/use-language.ts';
import { callLink } from '#web/ui/phone.ts';
import { usePageWords } from '#web/words/use-words.ts';
import { FieldMap } from './field-map.tsx';

export function SellProperty({ phone }: { phone: string }) {
  const words = usePageWords('home');
  return (
    <section
      aria-labelledby="sell-property"
      className="relative overflow-hidden rounded-card bg-meadow p-6 text-on-meadow sm:p-10"
    >
      <FieldMap className="absolute inset-y-0 right-0 h-full w-2/5 max-lg:hidden" />
      <h2 id="sell-property" className="text-2xl sm:text-3xl">
        {words.sellProperty}
      </h2>
      <p className="mt-3 lg:max-w-3/5">{words.sellText}</p>
      <a href={callLink(phone)} className={`${buttonClass('accent')} mt-6`}>
        <Phone className="size-5" aria-hidden="true" />
        <span className="whitespace-nowrap">{words.contactUs}</span>
      </a>
    </section>
  );
}

export function BuyProperty() {
  const words = usePageWords('home');
  const local = useLocalAddress();
  return (
    <section
      aria-labelledby="buy-property"
      className="rounded-card border border-line bg-surface p-6 sm:p-10"
    >
      <h2 id="buy-property" className="text-2xl sm:text-3xl">
        {words.buyProperty}
      </h2>
      <p className="mt-3 max-w-prose text-muted">{words.buyText}</p>
      <Link to={local(exploreAddress())} className={`${buttonClass('primary')} mt-6`}>
        {words.findNow}
      </Link>
    </section>
  );
}
