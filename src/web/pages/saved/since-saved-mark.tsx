import { fill } from '#language/fill.ts';
import { formatPrice } from '#units/price.ts';
import type { ListedCard } from '#web/saved/listed.ts';
import { useSaved } from '#web/saved/saved-store.ts';
import { changeSince } from '#web/saved/since-saved.ts';
import { usePageWords, useSharedWords } from '#web/words/use-words.ts';

const LOOKS = {
  sold: 'bg-ink text-paper',
  underDeal: 'bg-ink text-paper',
  reduced: 'bg-field text-on-field',
  raised: 'bg-sunken text-ink',
};

/** What has changed of a listing since this browser saved it. */
export function SinceSaved({ card }: { card: ListedCard }) {
  const { since } = usePageWords('saved');
  const { units } = useSharedWords();
  const saved = useSaved((list) => list.find(({ id }) => id === card.id));
  const change = saved && changeSince(saved, card);
  if (saved === undefined || change === undefined) return null;
  return (
    <p className={`mt-2 rounded-mark px-3 py-1.5 text-sm font-semibold ${LOOKS[change]}`}>
      {fill(since[change], { price: formatPrice(saved.price, units) })}
    </p>
  );
}
