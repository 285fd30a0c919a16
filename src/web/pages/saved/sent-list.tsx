import { fill, pluralForm } from '#platform/language/fill.ts';
import { buttonClass } from '#platform/ui/button.ts';
import { showToast } from '#platform/ui/toast-list.ts';
import { useLanguage } from '#web/language/use-language.ts';
import { usePageMessages, useSharedMessages } from '#web/messages/use-messages.ts';
import type { Listed } from '#web/saved/listed.ts';
import {
  isSaved,
  savedListings,
  useSavedList,
  withAll,
  withoutSaved,
} from '#web/saved/saved-list.ts';
import { UNDO_TOASTS } from '#web/saved/toggle-saved.ts';
import { ListedCards } from './listed-cards.tsx';
import { SendList } from './send-list.tsx';

interface SentListProps {
  listed: readonly Listed[];
  siteUrl: string;
}

/** A list that came as a link: the same for everybody, in the sender's order. */
export function SentList({ listed, siteUrl }: SentListProps) {
  const messages = usePageMessages('saved');
  const language = useLanguage();
  const saved = useSavedList();
  const count = listed.filter(({ card }) => card !== null).length;
  const liked = listed.filter(({ id, card }) => card !== null && isSaved(saved, id));
  return (
    <>
      <h1 className="text-3xl sm:text-4xl">
        {fill(messages.sentHeading[pluralForm(language, count)], { count })}
      </h1>
      <div className="unscripted:hidden">
        <p className="mt-2 max-w-prose text-muted">{messages.received.explain}</p>
        <SaveAll listed={listed} />
      </div>
      <ListedCards listed={listed} />
      {/* Below the cards: above them, it would move the next heart from under the finger. */}
      {liked.length > 0 && (
        <SendList
          listed={liked}
          siteUrl={siteUrl}
          heading={fill(messages.received.liked[pluralForm(language, liked.length)], {
            count: liked.length,
          })}
          head={messages.answer}
          send={messages.received.sendBack}
        />
      )}
      <SendList listed={listed} siteUrl={siteUrl} heading={messages.send} head={messages.message} />
    </>
  );
}

function SaveAll({ listed }: Pick<SentListProps, 'listed'>) {
  const messages = usePageMessages('saved').received;
  const { saved: shared } = useSharedMessages();
  const language = useLanguage();
  const saved = useSavedList();
  const cards = listed.flatMap(({ card }) => card ?? []);
  if (cards.every(({ id }) => isSaved(saved, id)))
    return (
      cards.length > 0 && (
        <p className="mt-4 flex min-h-11 items-center font-semibold text-field">
          {messages.allSaved}
        </p>
      )
    );
  const saveAll = () => {
    const missing = cards.filter(({ id }) => !isSaved(savedListings.get(), id));
    savedListings.update((list) => withAll(list, cards));
    const added = missing.filter(({ id }) => isSaved(savedListings.get(), id));
    const count = added.length;
    const isFull = count < missing.length;
    showToast(UNDO_TOASTS, {
      tone: 'success',
      message: fill(
        isFull ? messages.addedUntilFull : messages.added[pluralForm(language, count)],
        {
          count,
        },
      ),
      action: {
        label: shared.undo,
        run: () =>
          savedListings.update((list) =>
            added.reduce((rest, { id }) => withoutSaved(rest, id), list),
          ),
      },
    });
  };
  return (
    <button type="button" onClick={saveAll} className={`${buttonClass('quiet')} mt-4`}>
      {messages.saveAll}
    </button>
  );
}
