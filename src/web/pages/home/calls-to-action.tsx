import { Link } from 'react-router';
import { exploreAddress } from '#features/listings/explore-address.ts';
import { buttonClass } from '#ui/button.ts';
import { useLocalAddress } from '#web/language/use-language.ts';
import { SellLinks } from '#web/shell/sell-links.tsx';
import type { Business } from '#web/shell/shell-data.ts';
import { Icon } from '#web/ui/icon.tsx';
import { callLink } from '#web/ui/phone.ts';
import { usePageWords, useSharedWords } from '#web/words/use-words.ts';
import { FieldMap } from './field-map.tsx';

export function SellProperty({ business }: { business: Business }) {
  const words = usePageWords('home');
  const { selling } = useSharedWords();
  return (
    <section
      aria-labelledby="sell-property"
      className="relative scroll-mt-20 overflow-hidden rounded-card bg-meadow p-6 text-on-meadow sm:p-10"
    >
      <FieldMap className="absolute inset-y-0 right-0 h-full w-2/5 max-lg:hidden" />
      <h2 id="sell-property" className="text-2xl sm:text-3xl">
        {selling.sellProperty}
      </h2>
      <p className="mt-3 lg:max-w-3/5">{words.sellText}</p>
      <div className="mt-6 flex flex-wrap items-center gap-x-5 gap-y-2">
        <a href={callLink(business.phone)} className={buttonClass('accent')}>
          <Icon name="phone" className="size-5" />
          <span className="whitespace-nowrap">{words.contactUs}</span>
        </a>
        <SellLinks
          business={business}
          className="inline-flex min-h-11 items-center gap-2 text-on-meadow underline-offset-4 hover:underline"
        />
      </div>
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
