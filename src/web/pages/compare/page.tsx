import { fill, pluralForm } from '#platform/language/fill.ts';
import { buttonClass } from '#platform/ui/button.ts';
import { FirstScreenEnd } from '#platform/ui/first-screen-end.tsx';
import { useLanguage, useLocalAddress } from '#web/language/use-language.ts';
import { type MessagesOf, PageMessagesContext } from '#web/messages/use-messages.ts';
import { useShell } from '#web/shell/use-shell.ts';
import { CompareTable } from './compare-table.tsx';
import { type Compared, MAX_COMPARED, MIN_COMPARED } from './compared.ts';

export interface ComparePageProps {
  messages: MessagesOf<'compare'>;
  /** That were asked for. */
  ids: readonly number[];
  columns: readonly Compared[];
}

export default function ComparePage({ messages, ids, columns }: ComparePageProps) {
  const { business } = useShell();
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
        {canCompare && <CompareTable columns={columns} business={business} />}
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
