import { formatPrice, spokenPrice } from '#units/price.ts';
import { useSharedWords } from '#web/words/use-words.ts';

/** The price in digits, and beside it in words: `Rs. 1,500,000  15 lakh`. */
export function Price({ price, size = 'card' }: { price: number; size?: 'card' | 'large' }) {
  const { units } = useSharedWords();
  const spoken = spokenPrice(price, units);
  return (
    <span className="flex flex-wrap items-baseline gap-x-2">
      <span
        className={`font-bold tabular-nums tracking-tight ${size === 'large' ? 'text-3xl' : 'text-xl'}`}
      >
        {formatPrice(price, units)}
      </span>
      {spoken !== '' && (
        <span className={`text-muted ${size === 'large' ? 'text-lg' : 'text-sm'}`}>{spoken}</span>
      )}
    </span>
  );
}
