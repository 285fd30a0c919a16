import { agencyJsonLd } from '#features/seo/agency.ts';
import { pageMeta } from '#features/seo/page-meta.ts';
import type { Language } from '#language/language.ts';
import type { SharedWords } from '#web/words/use-words.ts';
import type { ShellData } from './shell-data.ts';

interface RootData {
  readonly shell: ShellData;
  readonly words: SharedWords;
}

interface AgencyPage {
  title: string;
  description: string;
  keywords?: string;
  language: Language;
  /** Root-relative, of the English page. */
  address: string;
}

export function agencyMeta({ shell, words }: RootData, page: AgencyPage) {
  const { siteUrl, business } = shell;
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
        language: page.language,
        name: business.name,
        phone: business.phone,
        districts: Object.values(words.agency.districts),
        state: words.agency.state,
        profiles,
      }),
    },
  ];
}
