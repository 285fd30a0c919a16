import { addressWithIds, listingIdsIn } from '#features/listings/listing-ids.ts';
import { fill } from '#platform/language/fill.ts';
import { addressIn } from '#platform/language/language-address.ts';
import { MESSAGES } from '#web/messages/messages.server.ts';
import type { PageRequest } from '#web/page-request.server.ts';
import type { PageAnswer } from '#web/pages/page-answer.server.ts';
import { redirect } from '#web/pages/redirect.server.ts';
import { agencyMeta } from '#web/shell/agency-meta.server.ts';
import { MAX_COMPARED, MIN_COMPARED } from './compared.ts';
import { loadCompared } from './load-compared.server.ts';

export async function load(asked: PageRequest): Promise<PageAnswer | Response> {
  const { language, services, url } = asked;
  const query = url.searchParams;
  const ids = listingIdsIn(query);
  // As a form sends it: `ids=12&ids=9`.
  if (query.getAll('ids').length > 1)
    return redirect(addressIn(language, addressWithIds('/compare', ids)), 303);
  const columns = await loadCompared(services, ids.slice(0, MAX_COMPARED), language);
  const messages = MESSAGES[language].compare;
  const titles = columns.map(({ title }) => title).join(' · ');
  const description = titles === '' ? messages.description : titles;
  const meta = await agencyMeta(asked, (agency) => ({
    title: fill(messages.title, { agency }),
    description,
    ...(columns.length >= MIN_COMPARED && {
      shared: { title: fill(messages.sharedTitle, { count: columns.length }), description },
    }),
    indexed: false,
    address: ids.length === 0 ? '/compare' : addressWithIds('/compare', ids),
  }));
  return { view: 'compare', data: { messages, ids, columns }, meta };
}
