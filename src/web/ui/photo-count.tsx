import { fill } from '#language/fill.ts';
import { useSharedWords } from '#web/words/use-words.ts';
import { Icon } from './icon.tsx';

/** How many photos a card's listing has beside the one that it shows. */
export function PhotoCount({ count }: { count: number }) {
  const { photoCount } = useSharedWords();
  return (
    count > 1 && (
      <span className="photo-count pointer-events-none absolute right-2 bottom-2 flex items-center gap-1 rounded-mark bg-surface/90 px-1.5 py-0.5 text-xs font-semibold text-ink">
        <Icon name="photos" className="size-3.5" />
        <span aria-hidden="true">{count}</span>
        <span className="sr-only">{fill(photoCount, { count })}</span>
      </span>
    )
  );
}
