import type { ReactNode } from 'react';
import { exploreAddress } from '#features/listings/explore-address.ts';
import { LISTING_KINDS } from '#features/listings/listing-kind.ts';
import { fill } from '#platform/language/fill.ts';
import { useLocalAddress } from '#web/language/use-language.ts';
import { useSharedMessages } from '#web/messages/use-messages.ts';
import { Icon } from '#web/ui/icon.tsx';
import { callLink, readablePhone, whatsAppLink } from '#web/ui/phone.ts';
import { Logo } from './logo.tsx';
import type { Business, ShellData } from './shell-data.ts';
import { SocialLinks } from './social-links.tsx';

/** Links to categories and places load whole documents. */
export function Footer({ shell: { business, topLocations } }: { shell: ShellData }) {
  const messages = useSharedMessages();
  const local = useLocalAddress();
  return (
    <footer className="mt-14 sm:mt-20 border-t border-line bg-sunken print:hidden">
      <div className="page-width footer-parts">
        <div>
          <Logo name={business.name} height={45} />
          <p className="mt-4 max-w-72 text-sm text-muted">{messages.intro}</p>
          {business.officeAddress !== '' && (
            <address
              lang="en-IN"
              className="mt-4 max-w-72 text-sm whitespace-pre-line text-muted not-italic"
            >
              {business.officeAddress}
            </address>
          )}
          {business.reraNumber !== '' && (
            <p className="mt-2 text-sm text-muted">
              {fill(messages.reraNumber, { number: business.reraNumber })}
            </p>
          )}
        </div>
        <Column heading={messages.categories}>
          <ul className="grid grid-cols-[repeat(auto-fill,minmax(4rem,1fr))] gap-x-4 lg:grid-cols-1">
            {LISTING_KINDS.map(({ id, block }) => (
              <li key={id}>
                <a href={local(exploreAddress({ type: id }))} className="footer-link">
                  {messages.kinds[block].many}
                </a>
              </li>
            ))}
          </ul>
        </Column>
        {topLocations.length > 0 && (
          <Column heading={messages.topLocations}>
            <ul className="grid grid-cols-[repeat(auto-fill,minmax(6.5rem,1fr))] gap-x-4">
              {topLocations.map((place) => (
                <li key={place.id}>
                  <a href={local(exploreAddress({ place }))} className="footer-link">
                    {place.name}
                  </a>
                </li>
              ))}
            </ul>
          </Column>
        )}
        <ContactUs business={business} />
      </div>
      <div className="page-width">
        <div className="flex flex-wrap items-center gap-x-6 border-t border-line py-3 text-sm">
          <p className="mr-auto py-3 text-muted">
            {fill(messages.copyright, { year: business.copyrightYear, agency: business.name })}
          </p>
          <a href={local('/about')} className="footer-link">
            {messages.aboutUs}
          </a>
          <a href={local('/privacy-policy')} className="footer-link">
            {messages.privacyPolicy}
          </a>
          <a href={local('/terms-and-conditions')} className="footer-link">
            {messages.terms}
          </a>
        </div>
      </div>
    </footer>
  );
}

function ContactUs({ business }: { business: Business }) {
  const { contactUs, networks } = useSharedMessages();
  return (
    <Column heading={contactUs}>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,9.5rem),1fr))] gap-x-4">
        <li>
          <a href={whatsAppLink(business.whatsApp)} className="footer-link">
            <Icon name="whatsapp" /> {networks.whatsApp}
          </a>
        </li>
        <li>
          <a href={callLink(business.phone)} className="footer-link">
            <Icon name="phone" />{' '}
            <span className="whitespace-nowrap">{readablePhone(business.phone)}</span>
          </a>
        </li>
        <SocialLinks business={business} className="footer-link" />
      </ul>
    </Column>
  );
}

function Column({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <div>
      <h2 className="mb-1 text-lg">{heading}</h2>
      {children}
    </div>
  );
}
