interface Agency {
  readonly siteUrl: string;
  readonly name: string;
  /** Ten digits. */
  readonly phone: string;
  readonly profiles: readonly string[];
}

export function agencyId(siteUrl: string): string {
  return `${siteUrl}/#agency`;
}

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
