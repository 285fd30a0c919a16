import { languageOfPath } from '#language/language-address.ts';
import { agencyMeta } from '#web/shell/agency-meta.ts';
import type { Business } from '#web/shell/shell-data.ts';
import { callLink, readablePhone, whatsAppLink } from '#web/ui/phone.ts';
import type { Route } from './+types/terms-and-conditions';
import { LegalPage, type LegalSection } from './legal-page.tsx';

export function meta({ matches, location }: Route.MetaArgs) {
  const { shell } = matches[0].loaderData;
  const { name } = shell.business;
  return agencyMeta(shell, {
    title: `Terms and Conditions | ${name}`,
    description: `The rules for using the website of ${name}: who may use it, and what its listings promise.`,
    language: languageOfPath(location.pathname),
    address: '/terms-and-conditions',
  });
}

export default function TermsPage({ matches }: Route.ComponentProps) {
  const { business } = matches[0].loaderData.shell;
  return <LegalPage heading="Terms and Conditions" sections={sections(business)} />;
}

function sections({ name, phone, whatsApp }: Business): LegalSection[] {
  return [
    {
      id: 'introduction',
      heading: 'Introduction',
      body: (
        <p>
          These terms apply to everyone who uses the website of {name}. By using it you accept them;
          if you do not, please do not use it.
        </p>
      ),
    },
    {
      id: 'use',
      heading: 'Use of the website',
      body: (
        <p>
          You must be at least 18 years old to use this website or to deal with us. Use it only to
          look for property, to offer property and to get in touch with us or with owners, and only
          as the law allows.
        </p>
      ),
    },
    {
      id: 'listings',
      heading: 'Accuracy of listings',
      body: (
        <>
          <p>
            Prices, areas, pictures and descriptions come from owners or from visits to the
            property. We check what we can, but a listing may be incomplete, out of date or wrong,
            and a property may be sold before its listing is taken down.
          </p>
          <p>
            Before you pay anything, see the property, measure it, and have its papers checked: the
            registry, the record of rights and any dues. We are not liable for a decision made on a
            listing alone.
          </p>
        </>
      ),
    },
    {
      id: 'commission',
      heading: 'Commission',
      body: (
        <p>
          Looking at the website costs nothing. Many deals are made without any commission; in some
          a minimal commission is due. We tell you before you commit yourself whether there is one,
          and how much it is.
        </p>
      ),
    },
    {
      id: 'intellectual-property',
      heading: 'Intellectual property',
      body: (
        <p>
          The texts, pictures, videos and the logo on this website belong to {name} or to those who
          let us use them. You may share links and print a listing for yourself; anything else needs
          our consent in writing.
        </p>
      ),
    },
    {
      id: 'prohibited',
      heading: 'Prohibited activities',
      body: (
        <>
          <p>You may not</p>
          <ul>
            <li>send false information, or offer property that is not yours to offer;</li>
            <li>copy listings in bulk, by hand or by machine;</li>
            <li>
              disturb or overload the website, or try to reach parts of it that are not meant for
              you;
            </li>
            <li>use the numbers shown here for advertising or harassment.</li>
          </ul>
        </>
      ),
    },
    {
      id: 'no-warranty',
      heading: 'No warranty',
      body: (
        <p>
          The website is offered as it is. We do not promise that it is free of errors, always
          reachable, or fit for a particular purpose.
        </p>
      ),
    },
    {
      id: 'liability',
      heading: 'Limit of liability',
      body: (
        <p>
          As far as the law allows, {name} is not liable for losses that arise from using the
          website, from relying on a listing, or from a deal between a buyer and a seller.
        </p>
      ),
    },
    {
      id: 'changes',
      heading: 'Changes to these terms',
      body: (
        <p>
          We may change these terms. The version on this page applies from its date on; using the
          website after that means accepting it.
        </p>
      ),
    },
    {
      id: 'law',
      heading: 'Governing law',
      body: <p>The law of India applies. The courts of Punjab decide disputes.</p>,
    },
    {
      id: 'contact',
      heading: 'Contact us',
      body: (
        <p>
          Questions about these terms? Call <a href={callLink(phone)}>{readablePhone(phone)}</a> or
          write on <a href={whatsAppLink(whatsApp)}>WhatsApp</a>.
        </p>
      ),
    },
  ];
}
