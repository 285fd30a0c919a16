import { readAgency } from '#features/settings/agency.server.ts';
import { fill } from '#platform/language/fill.ts';
import { MESSAGES } from '#web/messages/messages.server.ts';
import type { PageRequest } from '#web/page-request.server.ts';
import type { PageAnswer } from '#web/pages/page-answer.server.ts';
import { agencyMeta } from '#web/shell/agency-meta.server.ts';
import { loadAgencyFacts } from './agency-facts.server.ts';

export async function load(asked: PageRequest): Promise<PageAnswer> {
  const { language, services } = asked;
  const { people, foundedYear: year } = await readAgency(services);
  const messages = MESSAGES[language].about;
  const meta = await agencyMeta(asked, (agency) => ({
    title: fill(messages.title, { agency }),
    description: fill(messages.description, { agency, year }),
    address: '/about',
  }));
  const { reached, record } = await loadAgencyFacts(services, language);
  return { view: 'about', data: { messages, people, year, facts: [...reached, ...record] }, meta };
}
