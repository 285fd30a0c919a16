import { FirstScreenEnd } from '#platform/ui/first-screen-end.tsx';
import { type MessagesOf, PageMessagesContext } from '#web/messages/use-messages.ts';
import type { Listed } from '#web/saved/listed.ts';
import { useShell } from '#web/shell/use-shell.ts';
import { OwnList } from './own-list.tsx';
import { SentList } from './sent-list.tsx';

export interface SavedPageProps {
  messages: MessagesOf<'saved'>;
  /** What somebody sent; undefined on one's own page. */
  listed?: readonly Listed[] | undefined;
}

/** One's own list, or with ids the list that somebody sent. */
export default function SavedPage({ messages, listed }: SavedPageProps) {
  const { siteUrl } = useShell();
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
