import { isReduced } from '#features/listings/reduction.ts';
import { fill } from '#platform/language/fill.ts';
import { formatPrice, spokenPrice } from '#platform/units/price.ts';
import { useSharedMessages } from '#web/messages/use-messages.ts';

const LAYOUTS = {
  card: { box: 'flex-wrap items-baseline gap-x-2', lead: 'text-lg', exact: 'text-sm' },
  row: { box: 'flex-wrap items-baseline gap-x-2.5', lead: 'text-2xl', exact: 'text-base' },
  compact: { box: 'flex-col', lead: 'text-lg', exact: 'text-sm' },
  large: {
    box: 'flex-wrap items-baseline gap-x-3',
    lead: 'text-[min(2.125rem,12vw)] leading-tight',
    exact: 'text-lg',
  },
} as const;

interface PriceProps {
  price: number;
  previousPrice?: number | null;
  size?: keyof typeof LAYOUTS;
}

/** The price as it is said, and exactly: `15 lakh  Rs. 1,500,000`. */
export function Price({ price, previousPrice = null, size = 'card' }: PriceProps) {
  const { units } = useSharedMessages();
  const spoken = spokenPrice(price, units);
  const digits = formatPrice(price, units);
  const { box, lead, exact } = LAYOUTS[size];
  return (
    <span className={`flex whitespace-nowrap ${box}`}>
      <span className={`font-bold tabular-nums tracking-tight ${lead}`}>{spoken || digits}</span>
      {spoken !== '' && (
        <span className={`font-semibold tabular-nums text-muted ${exact}`}>
          <span className="sr-only">, </span>
          {digits}
        </span>
      )}
      <PreviousPrice price={price} previousPrice={previousPrice} />
    </span>
  );
}

/** `before Rs. 1,600,000`, where the price was reduced. */
export function PreviousPrice(reduction: Required<Omit<PriceProps, 'size'>>) {
  const { units, reducedFrom } = useSharedMessages();
  return (
    isReduced(reduction) && (
      <s className="text-sm tabular-nums text-muted">
        {fill(reducedFrom, { price: formatPrice(reduction.previousPrice, units) })}
      </s>
    )
  );
}
