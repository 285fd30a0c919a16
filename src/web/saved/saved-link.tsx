import { Heart } from 'lucide-react';
import { Link } from 'react-router';
import { useLocalAddress } from '#web/language/use-language.ts';
import { useSharedWords } from '#web/words/use-words.ts';
import { useSaved } from './saved-store.ts';

/** Leads to the saved listings and says how many there are. */
export function SavedLink({ className }: { className: string }) {
  const { saved: words } = useSharedWords();
  const local = useLocalAddress();
  const count = useSaved((list) => list.length);
  return (
    <Link to={local('/saved')} className={`text-ink no-underline hover:text-field ${className}`}>
      <span className="relative">
        <Heart className="size-5" aria-hidden="true" />
        {count > 0 && (
          <span className="saved-count" aria-hidden="true">
            {count}
          </span>
        )}
      </span>
      <span className="max-xl:sr-only">{words.link}</span>
      {count > 0 && <span className="sr-only">{count}</span>}
    </Link>
  );
}
