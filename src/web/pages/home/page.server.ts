import { fill } from '#platform/language/fill.ts';
import { MESSAGES } from '#web/messages/messages.server.ts';
import type { PageRequest } from '#web/page-request.server.ts';
import type { PageAnswer } from '#web/pages/page-answer.server.ts';
import { agencyMeta } from '#web/shell/agency-meta.server.ts';
import { loadRecord, loadSections, shownSections } from './load-home.server.ts';

export async function load(asked: PageRequest): Promise<PageAnswer> {
  const { language, onIncomplete, services } = asked;
  const messages = MESSAGES[language].home;
  const [sections, record, meta] = await Promise.all([
    loadSections(services, onIncomplete, language),
    loadRecord(services, onIncomplete, language),
    agencyMeta(asked, (agency) => ({
      title: fill(messages.title, { agency }),
      description: messages.description,
      keywords: messages.keywords,
      address: '/home',
    })),
  ]);
  return { view: 'home', data: { messages, record, ...shownSections(sections, language) }, meta };
}
