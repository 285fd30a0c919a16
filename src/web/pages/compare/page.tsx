import { redirect } from 'react-router';
import { addressWithIds, listingIdsIn } from '#features/listings/listing-ids.ts';
import { fill, pluralForm } from '#platform/language/fill.ts';
import { addressIn } from '#platform/language/language-address.ts';
import { buttonClass } from '#platform/ui/button.ts';
import { FirstScreenEnd } from '#platform/ui/first-screen-end.tsx';
import { servicesContext } from '#web/context.server.ts';
import { requestLanguage } from '#web/language/request-language.ts';
import { useLanguage, useLocalAddress } from '#web/language/use-language.ts';
import { MESSAGES } from '#web/messages/messages.server.ts';
import { PageMessagesContext } from '#web/messages/use-messages.ts';
import { agencyMeta } from '#web/shell/agency-meta.server.ts';
import type { Route } from './+types/page';
import { CompareTable } from './compare-table.tsx';
import { MAX_COMPARED, MIN_COMPARED } from './compared.ts';
import { loadCompared } from './load-compared.server.ts';

export async function loader(args: Route.LoaderArgs) {
  const { context, request } = args;
  const language = requestLanguage(request);
  const query = new URL(request.url).searchParams;
  const ids = listingIdsIn(query);
  // As a form sends it: `ids=12&ids=9`.
  if (query.getAll('ids').length > 1)
    throw redirect(addressIn(language, addressWithIds('/compare', ids)), 303);
  const columns = await loadCompared(
    context.get(servicesContext),
    ids.slice(0, MAX_COMPARED),
    language,
  );
  const messages = MESSAGES[language].compare;
  const titles = columns.map(({ title }) => title).join(' · ');
  const description = titles === '' ? messages.description : titles;
  const meta = await agencyMeta(args, (agency) => ({
    title: fill(messages.title, { agency }),
    description,
    ...(columns.length >= MIN_COMPARED && {
      shared: { title: fill(messages.sharedTitle, { count: columns.length }), description },
    }),
    indexed: false,
    address: ids.length === 0 ? '/compare' : addressWithIds('/compare', ids),
  }));
  return { meta, messages, ids, columns };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData?.meta ?? [];
}

export default function ComparePage({
  loaderData: { messages, ids, columns },
  matches,
}: Route.ComponentProps) {
  const language = useLanguage();
  const local = useLocalAddress();
  const gone = Math.min(ids.length, MAX_COMPARED) - columns.length;
  const canCompare = columns.length >= MIN_COMPARED;
  return (
    <PageMessagesContext value={{ compare: messages }}>
      <div className="page-width pt-6 lg:pt-10">
        <h1 className="text-3xl sm:text-4xl">
          {canCompare ? messages.heading : messages.tooFew.heading}
        </h1>
        {!canCompare && (
          <p className="mt-3 max-w-prose text-lg text-muted">{messages.tooFew.text}</p>
        )}
        {ids.length > MAX_COMPARED && (
          <p className="mt-3 text-muted">{fill(messages.tooMany, { count: ids.length })}</p>
        )}
        {gone > 0 && (
          <p className="mt-3 text-muted">
            {fill(messages.gone[pluralForm(language, gone)], { count: gone })}
          </p>
        )}
        {canCompare && (
          <CompareTable columns={columns} business={matches[0].loaderData.shell.business} />
        )}
        <p className="mt-8">
          <a href={local('/saved')} className={buttonClass(canCompare ? 'quiet' : 'primary')}>
            {messages.toSaved}
          </a>
        </p>
        <FirstScreenEnd />
      </div>
    </PageMessagesContext>
  );
}
