import type { MetaDescriptor, RouterContextProvider } from 'react-router';
import { agencyPreview } from '#features/previews/calm-previews.ts';
import { previewImage } from '#features/previews/preview.ts';
import { agencyJsonLd } from '#features/seo/agency.ts';
import { type PageDescription, pageMeta } from '#features/seo/page-meta.ts';
import { markIncompleteContext, servicesContext } from '#web/context.server.ts';
import { requestLanguage } from '#web/language/request-language.ts';
import { MESSAGES } from '#web/messages/messages.server.ts';
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

interface PageRequest {
  readonly context: Readonly<RouterContextProvider>;
  readonly request: Request;
}

/** The tags of a page, made where its data is: browsers need not know how. */
export async function agencyMeta(
  { context, request }: PageRequest,
  pageOf: (agency: string) => AgencyPage,
): Promise<MetaDescriptor[]> {
  const services = context.get(servicesContext);
  const { siteUrl } = services;
  const language = requestLanguage(request);
  const messages = MESSAGES[language].shared;
  const agency = await shownAgency(services, context.get(markIncompleteContext));
  const { businessName: name, businessPhone: phone, officeAddress } = agency;
  const shown = { name, phone: readablePhone(phone) };
  return [
    ...pageMeta({
      ...pageOf(name),
      siteUrl,
      siteName: name,
      language,
      asked: renderedAddress(request.url),
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
