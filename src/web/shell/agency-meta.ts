import { agencyJsonLd } from '#features/seo/agency.ts';
import { pageMeta } from '#features/seo/page-meta.ts';
import type { ShellData } from './shell-data.ts';

interface AgencyPage {
  title: string;
  description: string;
  keywords?: string;
  path: string;
}

export function agencyMeta({ siteUrl, business }: ShellData, { path, ...page }: AgencyPage) {
  const profiles = [business.youTube, business.facebook, business.instagram];
  return [
    ...pageMeta({
      ...page,
      canonical: siteUrl + path,
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
