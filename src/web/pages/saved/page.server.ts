import { addressWithIds, listingIdsIn } from '#features/listings/listing-ids.ts';
import { fill, pluralForm } from '#platform/language/fill.ts';
import { MESSAGES } from '#web/messages/messages.server.ts';
import type { PageRequest } from '#web/page-request.server.ts';
import { loadListed } from '#web/pages/load-listed.server.ts';
import type { PageAnswer } from '#web/pages/page-answer.server.ts';
import { MAX_SAVED } from '#web/saved/saved-list.ts';
import { agencyMeta } from '#web/shell/agency-meta.server.ts';

export async function load(asked: PageRequest): Promise<PageAnswer> {
  const { language, services, url } = asked;
  const ids = listingIdsIn(url.searchParams).slice(0, MAX_SAVED);
  const messages = MESSAGES[language].saved;
  const listed = ids.length === 0 ? undefined : await loadListed(services.db, ids, language);
  const cards = (listed ?? []).flatMap(({ card }) => card ?? []);
  const described = cards
    .slice(0, 3)
    .map(({ title, message }) => `${title}: ${message.split('\n', 1)}`);
  const description = described.length === 0 ? messages.description : described.join(' · ');
  const sentTitle = fill(messages.sentTitle[pluralForm(language, cards.length)], {
    count: cards.length,
  });
  const meta = await agencyMeta(asked, (agency) => ({
    title: fill(messages.title, { agency }),
    description,
    ...(cards.length > 0 && { shared: { title: sentTitle, description } }),
    indexed: false,
    address: ids.length === 0 ? '/saved' : addressWithIds('/saved', ids),
  }));
  return { view: 'saved', data: { messages, listed }, meta };
}
