import { Check } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import type { Listing } from '#features/listings/listing.ts';
import { formatPrice } from '#units/price.ts';
import { ENGLISH_UNITS } from '#units/words/english-units.ts';

interface PriceCellProps {
  listing: Listing;
  onChange: (price: number) => void;
}

/** The price as a button; pressed, a field in its place. */
export function PriceCell({ listing, onChange }: PriceCellProps) {
  const [isOpen, setIsOpen] = useState(false);
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
    const typed = new FormData(event.currentTarget).get('price');
    setIsOpen(false);
    const wanted = Number(typed);
    if (typed !== '' && wanted !== price) onChange(wanted);
  }

  return (
    <form className="flex gap-1" onSubmit={submit}>
      <input
        // biome-ignore lint/a11y/noAutofocus: the field stands where the button was pressed
        autoFocus
        name="price"
        type="number"
        inputMode="numeric"
        min={0}
        step="any"
        required
        defaultValue={price}
        aria-label={`Price of ${title}`}
        className="field w-36 tabular-nums"
        onFocus={({ target }) => target.select()}
        onKeyDown={({ key }) => key === 'Escape' && setIsOpen(false)}
      />
      <button type="submit" aria-label={`Save the price of ${title}`} className="row-action">
        <Check aria-hidden="true" className="size-4" />
      </button>
    </form>
  );
}
