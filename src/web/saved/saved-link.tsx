import { useLocalAddress } from '#web/language/use-language.ts';
import { useSharedMessages } from '#web/messages/use-messages.ts';
import { Icon } from '#web/ui/icon.tsx';
import { useSaved } from './saved-list.ts';

/** Says how many listings are saved; in the bar an icon where there is little room. */
export function SavedLink({ className, inBar }: { className: string; inBar: boolean }) {
  const { saved: messages } = useSharedMessages();
  const local = useLocalAddress();
  const count = useSaved((list) => list.length);
  return (
    <a href={local('/saved')} className={`text-ink no-underline hover:text-field ${className}`}>
      <span className="relative">
        <Icon name="heart" className="size-5" />
        {count > 0 && (
          <span className="saved-count" aria-hidden="true">
            {count}
          </span>
        )}
      </span>
      <span className={inBar ? 'max-xl:sr-only' : ''}>{messages.link}</span>
      {count > 0 && <span className="sr-only">{count}</span>}
    </a>
  );
}
