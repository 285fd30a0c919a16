import { agencyPreview } from '#features/previews/calm-previews.ts';
import { previewImage } from '#features/previews/preview.ts';
import { agencyJsonLd } from '#features/seo/agency.ts';
import type { MetaTag } from '#features/seo/meta-tag.ts';
import { type PageDescription, pageMeta } from '#features/seo/page-meta.ts';
import { MESSAGES } from '#web/messages/messages.server.ts';
import type { PageRequest } from '#web/page-request.server.ts';
import { readablePhone } from '#web/ui/phone.ts';
import { renderedAddress } from './rendered-search.server.ts';
import { shownAgency } from './shown-agency.server.ts';

interface AgencyPage extends Pick<PageDescription, 'indexed' | 'shared'> {
  title: string;
  description: string;
  keywords?: string;
  /** Root-relative, of the English page. */
  address: string;
  indexed?: false;
}

/** The tags of a page, made where its data is: browsers need not know how. */
export async function agencyMeta(
  { services, language, onIncomplete, url }: PageRequest,
  pageOf: (agency: string) => AgencyPage,
): Promise<MetaTag[]> {
  const { siteUrl } = services;
  const messages = MESSAGES[language].shared;
  const agency = await shownAgency(services, onIncomplete);
  const { businessName: name, businessPhone: phone, officeAddress } = agency;
  const shown = { name, phone: readablePhone(phone) };
  return [
    ...pageMeta({
      ...pageOf(name),
      siteUrl,
      siteName: name,
      language,
      asked: renderedAddress(url),
      image: previewImage(siteUrl, agencyPreview(language, messages.intro, shown)),
    }),
    {
      'script:ld+json': agencyJsonLd({
        siteUrl,
        language,
        name,
        phone,
        districts: Object.values(messages.agency.districts),
        state: messages.agency.state,
        profiles: [agency.youtubeUrl, agency.facebookUrl, agency.instagramUrl].filter(
          (address) => address !== '',
        ),
        officeAddress,
      }),
    },
  ];
}
