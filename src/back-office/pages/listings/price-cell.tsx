import { Check } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import { type Doubt, priceDoubt } from '#features/listings/doubts.ts';
import type { Listing } from '#features/listings/listing.ts';
import { formatPrice } from '#units/price.ts';
import { ENGLISH_UNITS } from '#units/words/english-units.ts';
import { DoubtDialog } from './doubt-dialog.tsx';
import { NO_PRICE, priceIn } from './form-measures.ts';
import { formOf } from './listing-body.ts';

interface PriceCellProps {
  listing: Listing;
  onChange: (price: number) => void;
}

/** The price as a button; pressed, a field in its place. */
export function PriceCell({ listing, onChange }: PriceCellProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [isWrong, setIsWrong] = useState(false);
  const [asked, setAsked] = useState<{ doubt: Doubt; wanted: number }>();
  const problem = useId();
  const { title, price } = listing;
  if (!isOpen)
    return (
      <button
        type="button"
        aria-label={`Change the price of ${title}: ${formatPrice(price, ENGLISH_UNITS)}`}
        className="min-h-11 text-left font-semibold tabular-nums underline decoration-dotted underline-offset-4"
        onClick={() => setIsOpen(true)}
      >
        {formatPrice(price, ENGLISH_UNITS)}
      </button>
    );

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = String(new FormData(event.currentTarget).get('price')).trim();
    const wanted = typed === '' ? price : typedPrice(typed, listing);
    setIsWrong(wanted === undefined);
    if (wanted !== undefined) return take(wanted);
    const field = event.currentTarget.elements.namedItem('price');
    if (field instanceof HTMLElement) field.focus();
  }

  function take(wanted: number, isSure = false) {
    const doubt = isSure ? undefined : priceDoubt(wanted, price);
    setAsked(doubt && { doubt, wanted });
    if (doubt !== undefined) return;
    setIsOpen(false);
    if (wanted !== price) onChange(wanted);
  }

  return (
    <form className="grid gap-1" onSubmit={submit}>
      <div className="flex gap-1">
        <input
          // biome-ignore lint/a11y/noAutofocus: the field stands where the button was pressed
          autoFocus
          name="price"
          autoComplete="off"
          defaultValue={price}
          aria-label={`Price of ${title}`}
          aria-invalid={isWrong}
          aria-describedby={isWrong ? problem : undefined}
          className="field w-36 tabular-nums"
          onFocus={({ target }) => target.select()}
          onKeyDown={({ key }) => key === 'Escape' && setIsOpen(false)}
        />
        <button type="submit" aria-label={`Save the price of ${title}`} className="row-action">
          <Check aria-hidden="true" className="size-4" />
        </button>
      </div>
      {isWrong && (
        <p id={problem} role="alert" className="max-w-48 text-sm font-semibold text-danger">
          {NO_PRICE}
        </p>
      )}
      {asked !== undefined && (
        <DoubtDialog
          doubt={asked.doubt}
          onYes={() => take(asked.wanted, true)}
          onNo={() => setAsked(undefined)}
          onMeant={(meant) => take(meant)}
        />
      )}
    </form>
  );
}

/** As the listing form reads it; undefined for text that is no price. */
function typedPrice(text: string, listing: Listing): number | undefined {
  const price = priceIn({ ...formOf(listing), price: text });
  return price >= 0 ? price : undefined;
}
