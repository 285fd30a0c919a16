import { isReduced } from '#features/listings/reduction.ts';
import { fill } from '#platform/language/fill.ts';
import { formatPrice, spokenPrice } from '#platform/units/price.ts';
import { useSharedMessages } from '#web/messages/use-messages.ts';

const LAYOUTS = {
  card: { box: 'price', spoken: 'spoken-price', exact: 'exact-price' },
  row: { box: 'price gap-x-2.5', spoken: 'spoken-price text-2xl', exact: 'exact-price text-base' },
  compact: { box: 'price flex-col', spoken: 'spoken-price', exact: 'exact-price' },
  large: {
    box: 'price gap-x-3',
    spoken: 'spoken-price text-[min(2.125rem,12vw)] leading-tight',
    exact: 'exact-price text-lg',
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
  const said = spokenPrice(price, units);
  const digits = formatPrice(price, units);
  const { box, spoken, exact } = LAYOUTS[size];
  return (
    <span className={box}>
      <span className={spoken}>{said || digits}</span>
      {said !== '' && (
        <span className={exact}>
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
