import { agencyJsonLd } from '#features/seo/agency.ts';
import { pageMeta } from '#features/seo/page-meta.ts';
import type { Language } from '#language/language.ts';
import type { ShellData } from './shell-data.ts';

interface AgencyPage {
  title: string;
  description: string;
  keywords?: string;
  language: Language;
  /** Root-relative, of the English page. */
  address: string;
}

export function agencyMeta({ siteUrl, business }: ShellData, page: AgencyPage) {
  const profiles = [business.youTube, business.facebook, business.instagram];
  return [
    ...pageMeta({
      ...page,
      siteUrl,
      siteName: business.name,
      image: { url: `${siteUrl}/preview.jpg`, width: 1200, height: 630, alt: business.name },
    }),
    {
      'script:ld+json': agencyJsonLd({
        siteUrl,
        name: business.name,
        phone: business.phone,
        profiles,
      }),
    },
  ];
}
