import { Check } from 'lucide-react';
import { type FormEvent, useId, useRef, useState } from 'react';
import { type Doubt, priceDoubt } from '#features/listings/doubts.ts';
import type { Listing } from '#features/listings/listing.ts';
import { ENGLISH_UNITS } from '#platform/units/messages/english-units.ts';
import { formatPrice, spokenPrice } from '#platform/units/price.ts';
import { DoubtDialog } from './doubt-dialog.tsx';
import { priceIn } from './form-measures.ts';
import { formErrors, formOf } from './listing-body.ts';

interface PriceCellProps {
  listing: Listing;
  onChange: (price: number) => void;
}

/** The price as a button; pressed, a field over it. */
export function PriceCell({ listing, onChange }: PriceCellProps) {
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  function close() {
    setIsOpen(false);
    button.current?.focus();
  }
  return (
    <div className="price-cell">
      <button
        ref={button}
        type="button"
        aria-keyshortcuts="p"
        aria-label={`Change the price of ${listing.title}: ${saidPrices(listing.price).join(' ')}`}
        className="row-lines-of-text"
        onClick={() => setIsOpen(true)}
      >
        <PriceLines price={listing.price} />
      </button>
      {isOpen && (
        <PriceForm key={listing.price} listing={listing} onChange={onChange} onClose={close} />
      )}
    </div>
  );
}

/** As it is said, and in digits. */
export function PriceLines({ price }: { price: number }) {
  const [said, digits] = saidPrices(price);
  return (
    <>
      <span className="font-semibold tabular-nums">{said}</span>{' '}
      {digits !== undefined && <span data-digits="">{digits}</span>}
    </>
  );
}

/** In lakh and crore where people say it so, then in digits. */
export function saidPrices(price: number): string[] {
  return [spokenPrice(price, ENGLISH_UNITS), formatPrice(price, ENGLISH_UNITS)].filter(Boolean);
}

function PriceForm({ listing, onChange, onClose }: PriceCellProps & { onClose: () => void }) {
  const [problem, setProblem] = useState<string>();
  const [asked, setAsked] = useState<{ doubt: Doubt; wanted: number }>();
  const problemId = useId();
  const { title, price } = listing;

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    // What is wrong or doubted is corrected here; a question gives the focus back to where it was.
    const field = event.currentTarget.elements.namedItem('price');
    if (field instanceof HTMLElement) field.focus();
    const typed = String(new FormData(event.currentTarget).get('price')).trim();
    if (typed === '') return onClose();
    const form = { ...formOf(listing), price: typed };
    const wrong = formErrors(form).price;
    setProblem(wrong);
    if (wrong === undefined) take(priceIn(form));
  }

  function take(wanted: number, isSure = false) {
    const doubt = isSure ? undefined : priceDoubt(wanted, price);
    setAsked(doubt && { doubt, wanted });
    if (doubt !== undefined) return;
    onClose();
    if (wanted !== price) onChange(wanted);
  }

  return (
    <form onSubmit={submit}>
      <div className="flex gap-1">
        <input
          // biome-ignore lint/a11y/noAutofocus: the field stands where the button was pressed
          autoFocus
          name="price"
          autoComplete="off"
          defaultValue={price}
          aria-label={`Price of ${title}`}
          aria-invalid={problem !== undefined}
          aria-describedby={problem === undefined ? undefined : problemId}
          className="field tabular-nums"
          onFocus={({ target }) => target.select()}
          onChange={() => setProblem(undefined)}
          onKeyDown={({ key }) => key === 'Escape' && onClose()}
        />
        <button type="submit" aria-label={`Save the price of ${title}`} className="row-action">
          <Check aria-hidden="true" className="size-4" />
        </button>
      </div>
      {problem !== undefined && (
        <p id={problemId} role="alert" className="p-2 text-sm font-semibold text-danger">
          {problem}
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
