import { LANGUAGES, type Language } from '#platform/language/language.ts';
import { addressIn } from '#platform/language/language-address.ts';

interface Agency {
  readonly siteUrl: string;
  readonly language: Language;
  readonly name: string;
  /** Ten digits. */
  readonly phone: string;
  /** Names of places, in the page's language. */
  readonly districts: readonly string[];
  readonly state: string;
  readonly profiles: readonly string[];
  /** '' when it is not said. */
  readonly officeAddress: string;
}

export function agencyId(siteUrl: string): string {
  return `${siteUrl}/#agency`;
}

/** One agency, whatever the language of the page that describes it. */
export function agencyJsonLd({
  siteUrl,
  language,
  name,
  phone,
  districts,
  state,
  profiles,
  officeAddress,
}: Agency) {
  const url = siteUrl + addressIn(language, '/home');
  return {
    '@context': 'https://schema.org',
    '@type': 'RealEstateAgent',
    '@id': agencyId(siteUrl),
    name,
    url,
    telephone: `+91${phone}`,
    areaServed: [...districts],
    address: {
      '@type': 'PostalAddress',
      ...(officeAddress !== '' && { streetAddress: officeAddress.replaceAll('\n', ', ') }),
      addressRegion: state,
      addressCountry: 'IN',
    },
    sameAs: [...profiles],
    mainEntityOfPage: { '@type': 'WebPage', '@id': url, inLanguage: LANGUAGES[language].tag },
  };
}
