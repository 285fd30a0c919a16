import { isReduced } from '#features/listings/reduction.ts';
import { fill } from '#language/fill.ts';
import { formatPrice, spokenPrice } from '#units/price.ts';
import { useSharedWords } from '#web/words/use-words.ts';

/** In cards the words have a line of their own, so that the lines of neighbours are level. */
const LAYOUTS = {
  card: { box: 'flex-col', digits: 'text-lg', words: 'min-h-[1lh] text-base' },
  row: { box: 'flex-wrap items-baseline gap-x-2', digits: 'text-xl', words: 'text-lg' },
  compact: { box: 'flex-col', digits: 'text-sm', words: 'text-base' },
  large: {
    box: 'flex-wrap items-baseline gap-x-2',
    digits: 'text-[min(1.875rem,12vw)] leading-tight',
    words: 'text-2xl',
  },
} as const;

interface PriceProps {
  price: number;
  previousPrice?: number | null;
  size?: keyof typeof LAYOUTS;
}

/** The price in digits, and as it is said, nearly as large: `Rs. 1,500,000  15 lakh`. */
export function Price({ price, previousPrice = null, size = 'card' }: PriceProps) {
  const { units, reducedFrom } = useSharedWords();
  const spoken = spokenPrice(price, units);
  const { box, digits, words } = LAYOUTS[size];
  const reduction = { price, previousPrice };
  return (
    <span className={`flex whitespace-nowrap ${box}`}>
      <span className={`font-bold tabular-nums tracking-tight ${digits}`}>
        {formatPrice(price, units)}
      </span>
      {(spoken !== '' || size === 'card') && (
        <span className={`font-semibold ${words}`}>
          {spoken !== '' && <span className="sr-only">, </span>}
          {spoken}
        </span>
      )}
      {isReduced(reduction) && (
        <s className="text-sm tabular-nums text-muted">
          {fill(reducedFrom, { price: formatPrice(reduction.previousPrice, units) })}
        </s>
      )}
    </span>
  );
}
