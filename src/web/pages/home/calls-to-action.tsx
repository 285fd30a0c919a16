import { exploreAddress } from '#features/listings/explore-address.ts';
import { buttonClass } from '#platform/ui/button.ts';
import { useLocalAddress } from '#web/language/use-language.ts';
import { usePageMessages, useSharedMessages } from '#web/messages/use-messages.ts';
import { SellLinks } from '#web/shell/sell-links.tsx';
import type { Business } from '#web/shell/shell-data.ts';
import { Icon } from '#web/ui/icon.tsx';
import { callLink } from '#web/ui/phone.ts';

export function SellProperty({ business }: { business: Business }) {
  const messages = usePageMessages('home');
  const { selling } = useSharedMessages();
  return (
    <section
      aria-labelledby="sell-property"
      className="relative scroll-mt-20 overflow-hidden rounded-card bg-meadow p-6 text-on-meadow sm:p-10"
    >
      <FieldMap className="absolute inset-y-0 right-0 h-full w-2/5 max-lg:hidden" />
      <h2 id="sell-property" className="text-2xl sm:text-3xl">
        {selling.sellProperty}
      </h2>
      <p className="mt-3 lg:max-w-3/5">{messages.sellText}</p>
      <div className="mt-6 flex flex-wrap items-center gap-x-5 gap-y-2">
        <a href={callLink(business.phone)} className={buttonClass('accent')}>
          <Icon name="phone" className="size-5" />
          <span className="whitespace-nowrap">{messages.contactUs}</span>
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
  const messages = usePageMessages('home');
  const local = useLocalAddress();
  return (
    <section
      aria-labelledby="buy-property"
      className="rounded-card border border-line bg-surface p-6 sm:p-10"
    >
      <h2 id="buy-property" className="text-2xl sm:text-3xl">
        {messages.buyProperty}
      </h2>
      <p className="mt-3 max-w-prose text-muted">{messages.buyText}</p>
      <a href={local(exploreAddress())} className={`${buttonClass('primary')} mt-6`}>
        {messages.findNow}
      </a>
    </section>
  );
}

/** A decorative village map with one highlighted parcel. */
function FieldMap({ className }: { className: string }) {
  return (
    <svg
      viewBox="44 0 276 240"
      preserveAspectRatio="xMinYMid slice"
      className={`fill-none stroke-meadow-line ${className}`}
      aria-hidden="true"
    >
      <g strokeWidth="1.5" strokeLinejoin="round">
        <path d="M66 70 52 142 62 196 78 250M118 -10l16 72-10 84 12 54 10 50M206 -10l10 66 22 78-8 60 14 56M286 -10l-4 60 18 90 8 110" />
        <path d="m66 70 68-8 82-6 66-6 50-14M52 142l72 4 60-18 54 6 62 6 30-4M62 196l74 4 94-6 76 10 24-4" />
        <path d="M184 128l-4 69M175 59l-8-69M250 -10l4 62M258 52l8 85M98 66l-10 78M96 144l4 54M272 137l-8 62" />
      </g>
      <path d="M70 221c30 2 50 1 80-3s110 10 180-6" strokeWidth="5" />
      <path d="m134 62 82-6 22 78-54-6-60 18z" className="fill-meadow-line" />
    </svg>
  );
}
