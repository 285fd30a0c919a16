/** The agency as pages present it. */
interface Agency {
  /** The origin of the site, without a trailing slash. */
  readonly siteUrl: string;
  readonly name: string;
  /** Ten digits. */
  readonly phone: string;
  /** Addresses of its pages on other sites. */
  readonly profiles: readonly string[];
}

/** How other nodes of the same site name the agency. */
export function agencyId(siteUrl: string): string {
  return `${siteUrl}/#agency`;
}

/** The agency as schema.org says it, for a page that speaks of the agency itself. */
export function agencyJsonLd({ siteUrl, name, phone, profiles }: Agency) {
  return {
    '@context': 'https://schema.org',
    '@type': 'RealEstateAgent',
    '@id': agencyId(siteUrl),
    name,
    url: `${siteUrl}/home`,
    telephone: `+91${phone}`,
    areaServed: ['Jalandhar', 'Hoshiarpur'],
    address: { '@type': 'PostalAddress', addressRegion: 'Punjab', addressCountry: 'IN' },
    sameAs: [...profiles],
  };
}
