import { fill } from '#platform/language/fill.ts';
import { englishAddress } from '#platform/language/language-address.ts';
import { MESSAGES } from '#web/messages/messages.server.ts';
import type { PageRequest } from '#web/page-request.server.ts';
import { missingPage, type PageAnswer } from '#web/pages/page-answer.server.ts';
import { agencyMeta } from '#web/shell/agency-meta.server.ts';

const TEXTS = [
  { address: '/privacy-policy', name: 'privacy', since: '2026-11-23' },
  { address: '/terms-and-conditions', name: 'terms', since: '2025-01-01' },
] as const;

export async function load(asked: PageRequest): Promise<PageAnswer> {
  const path = englishAddress(asked.url.pathname).toLowerCase();
  const found = TEXTS.find(({ address }) => path.startsWith(address));
  if (found === undefined) return missingPage();
  const { address, name, since } = found;
  const { [name]: text, legal: messages } = MESSAGES[asked.language];
  const enquiryMonths = asked.services.config.ENQUIRY_MONTHS;
  return {
    view: 'legal',
    data: { messages, text, address, since, enquiryMonths },
    meta: await agencyMeta(asked, (agency) => ({
      title: fill(text.title, { agency }),
      description: fill(text.description, { agency }),
      address,
    })),
  };
}
