import { addressWithIds, listingIdsIn } from '#features/listings/listing-ids.ts';
import { fill, pluralForm } from '#platform/language/fill.ts';
import { FirstScreenEnd } from '#platform/ui/first-screen-end.tsx';
import { servicesContext } from '#web/context.server.ts';
import { requestLanguage } from '#web/language/request-language.ts';
import { MESSAGES } from '#web/messages/messages.server.ts';
import { PageMessagesContext } from '#web/messages/use-messages.ts';
import { loadListed } from '#web/pages/load-listed.server.ts';
import { MAX_SAVED } from '#web/saved/saved-list.ts';
import { agencyMeta } from '#web/shell/agency-meta.server.ts';
import type { Route } from './+types/page';
import { OwnList } from './own-list.tsx';
import { SentList } from './sent-list.tsx';

export async function loader(args: Route.LoaderArgs) {
  const { context, request } = args;
  const language = requestLanguage(request);
  const ids = listingIdsIn(new URL(request.url).searchParams).slice(0, MAX_SAVED);
  const messages = MESSAGES[language].saved;
  const { db } = context.get(servicesContext);
  const listed = ids.length === 0 ? undefined : await loadListed(db, ids, language);
  const cards = (listed ?? []).flatMap(({ card }) => card ?? []);
  const described = cards
    .slice(0, 3)
    .map(({ title, message }) => `${title}: ${message.split('\n', 1)}`);
  const description = described.length === 0 ? messages.description : described.join(' · ');
  const sentTitle = fill(messages.sentTitle[pluralForm(language, cards.length)], {
    count: cards.length,
  });
  const meta = await agencyMeta(args, (agency) => ({
    title: fill(messages.title, { agency }),
    description,
    ...(cards.length > 0 && { shared: { title: sentTitle, description } }),
    indexed: false,
    address: ids.length === 0 ? '/saved' : addressWithIds('/saved', ids),
  }));
  return { meta, messages, listed };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData.meta;
}

/** One's own list, or with ids the list that somebody sent. */
export default function SavedPage({
  loaderData: { messages, listed },
  matches,
}: Route.ComponentProps) {
  const { siteUrl } = matches[0].loaderData.shell;
  return (
    <PageMessagesContext value={{ saved: messages }}>
      <div className="page-width pt-6 lg:pt-10">
        {listed === undefined ? (
          <OwnList siteUrl={siteUrl} />
        ) : (
          <SentList listed={listed} siteUrl={siteUrl} />
        )}
        <FirstScreenEnd />
      </div>
    </PageMessagesContext>
  );
}
