import { pageMeta } from '#features/seo/page-meta.ts';
import type { PageRequest } from '#web/page-request.server.ts';
import type { PageAnswer } from '#web/pages/page-answer.server.ts';
import { shownAgency } from '#web/shell/shown-agency.server.ts';

export async function load({ services, onIncomplete }: PageRequest): Promise<PageAnswer> {
  const { businessName: name } = await shownAgency(services, onIncomplete);
  return {
    view: 'login',
    data: {},
    meta: pageMeta({
      title: `Login | ${name}`,
      description: `Log in to keep the listings of ${name}.`,
      siteUrl: services.siteUrl,
      language: 'en',
      address: '/login',
      siteName: name,
    }),
  };
}
