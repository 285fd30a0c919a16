import { languageOfPath } from '#language/language-address.ts';
import { agencyMeta } from '#web/shell/agency-meta.ts';
import type { Business } from '#web/shell/shell-data.ts';
import { callLink, readablePhone, whatsAppLink } from '#web/ui/phone.ts';
import type { Route } from './+types/privacy-policy';
import { LegalPage, type LegalSection } from './legal-page.tsx';

export function meta({ matches, location }: Route.MetaArgs) {
  const { shell } = matches[0].loaderData;
  const { name } = shell.business;
  return agencyMeta(shell, {
    title: `Privacy Policy | ${name}`,
    description: `What ${name} learns about visitors of its website, what it is used for, and with whom it is shared.`,
    language: languageOfPath(location.pathname),
    address: '/privacy-policy',
  });
}

export default function PrivacyPolicyPage({ matches }: Route.ComponentProps) {
  const { business } = matches[0].loaderData.shell;
  return <LegalPage heading="Privacy Policy" sections={sections(business)} />;
}

function sections({ name, phone, whatsApp }: Business): LegalSection[] {
  return [
    {
      id: 'introduction',
      heading: 'Introduction',
      body: (
        <p>
          {name} respects your privacy. You can look through every property on this website without
          an account and without telling us who you are. This page says what we learn about you all
          the same, and what we do with it.
        </p>
      ),
    },
    {
      id: 'information-we-collect',
      heading: 'Information we collect',
      body: (
        <>
          <p>
            When you call, text or write to us, we learn your number and what you tell us: your
            name, what you look for or want to sell.
          </p>
          <p>
            When you open a page, we record which page it was, when, whether it was a phone or a
            computer, and the name of the website that brought you here. We do not record who you
            are, and these records cannot be traced back to you.
          </p>
        </>
      ),
    },
    {
      id: 'how-we-use-it',
      heading: 'How we use information',
      body: (
        <ul>
          <li>to answer you and to arrange visits to properties;</li>
          <li>to bring buyers and sellers together;</li>
          <li>
            to see which places and kinds of property people look for, and to make the website
            better;
          </li>
          <li>to keep the website safe from misuse.</li>
        </ul>
      ),
    },
    {
      id: 'sharing',
      heading: 'Sharing of information',
      body: (
        <p>
          We do not sell or rent what we know about you. We give your name and number to the owner
          or the buyer of a property only when you ask us to bring you together, and to the
          authorities when the law requires it.
        </p>
      ),
    },
    {
      id: 'security',
      heading: 'Security',
      body: (
        <p>
          The website is meant to be used over an encrypted connection, and only our staff can reach
          what we keep. No way of sending or keeping information is perfectly safe, but we take
          reasonable care that nobody else gets at yours.
        </p>
      ),
    },
    {
      id: 'external-links',
      heading: 'External links',
      body: (
        <p>
          Some pages lead to YouTube, Facebook, Instagram and WhatsApp, and some properties have a
          video from YouTube, in its mode with enhanced privacy. That video loads with the page,
          from youtube-nocookie.com: Google learns your IP address and that you are on our site,
          even if you do not play it. Those services have privacy policies of their own, which we do
          not control.
        </p>
      ),
    },
    {
      id: 'cookies',
      heading: 'Cookies',
      body: (
        <p>
          We set no cookies to follow you. If we measure visits with Google Analytics, or when a
          video plays, Google may set cookies of its own. You can refuse or delete cookies in your
          browser; every page here works without them.
        </p>
      ),
    },
    {
      id: 'children',
      heading: 'Children under 13',
      body: (
        <p>
          The website is not made for children under 13, and we do not knowingly collect information
          from them. If a child has sent us something, tell us and we will delete it.
        </p>
      ),
    },
    {
      id: 'updates',
      heading: 'Updates to this policy',
      body: (
        <p>
          When we change how we handle information, we change this page and its date first. Look at
          it again from time to time.
        </p>
      ),
    },
    {
      id: 'contact',
      heading: 'Contact us',
      body: (
        <p>
          Do you have a question, or should we correct or delete what we know about you? Call or
          text <a href={callLink(phone)}>{readablePhone(phone)}</a>, or write on{' '}
          <a href={whatsAppLink(whatsApp)}>WhatsApp</a>.
        </p>
      ),
    },
  ];
}
