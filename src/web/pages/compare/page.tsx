import { redirect } from 'react-router';
import { addressWithIds, listingIdsIn } from '#features/listings/listing-ids.ts';
import { fill, pluralForm } from '#platform/language/fill.ts';
import { addressIn } from '#platform/language/language-address.ts';
import { buttonClass } from '#platform/ui/button.ts';
import { FirstScreenEnd } from '#platform/ui/first-screen-end.tsx';
import { servicesContext } from '#web/context.server.ts';
import { requestLanguage } from '#web/language/request-language.ts';
import { useLanguage, useLocalAddress } from '#web/language/use-language.ts';
import { agencyMeta } from '#web/shell/agency-meta.server.ts';
import { PageWordsContext } from '#web/words/use-words.ts';
import { WORDS } from '#web/words/words.server.ts';
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
  const words = WORDS[language].compare;
  const titles = columns.map(({ title }) => title).join(' · ');
  const description = titles === '' ? words.description : titles;
  const meta = await agencyMeta(args, (agency) => ({
    title: fill(words.title, { agency }),
    description,
    ...(columns.length >= MIN_COMPARED && {
      shared: { title: fill(words.sharedTitle, { count: columns.length }), description },
    }),
    indexed: false,
    address: ids.length === 0 ? '/compare' : addressWithIds('/compare', ids),
  }));
  return { meta, words, ids, columns };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData?.meta ?? [];
}

export default function ComparePage({
  loaderData: { words, ids, columns },
  matches,
}: Route.ComponentProps) {
  const language = useLanguage();
  const local = useLocalAddress();
  const gone = Math.min(ids.length, MAX_COMPARED) - columns.length;
  const canCompare = columns.length >= MIN_COMPARED;
  return (
    <PageWordsContext value={{ compare: words }}>
      <div className="page-width pt-6 lg:pt-10">
        <h1 className="text-3xl sm:text-4xl">
          {canCompare ? words.heading : words.tooFew.heading}
        </h1>
        {!canCompare && <p className="mt-3 max-w-prose text-lg text-muted">{words.tooFew.text}</p>}
        {ids.length > MAX_COMPARED && (
          <p className="mt-3 text-muted">{fill(words.tooMany, { count: ids.length })}</p>
        )}
        {gone > 0 && (
          <p className="mt-3 text-muted">
            {fill(words.gone[pluralForm(language, gone)], { count: gone })}
          </p>
        )}
        {canCompare && (
          <CompareTable columns={columns} business={matches[0].loaderData.shell.business} />
        )}
        <p className="mt-8">
          <a href={local('/saved')} className={buttonClass(canCompare ? 'quiet' : 'primary')}>
            {words.toSaved}
          </a>
        </p>
        <FirstScreenEnd />
      </div>
    </PageWordsContext>
  );
}
