import { type FocusEvent, type KeyboardEvent, useId, useState } from 'react';
import type { AmountFilter } from './amount-filters.ts';

interface AmountInputProps {
  filter: AmountFilter;
  /** As it stands in the address. */
  value: string;
  onChoose: (value: string) => void;
}

/** A price or an area as people say it, taken when the field is left or by Enter. */
export function AmountInput({ filter, value, onChoose }: AmountInputProps) {
  const { label, example, parse, format } = filter;
  const [isWrong, setIsWrong] = useState(false);
  const id = useId();

  function take({ currentTarget }: FocusEvent<HTMLInputElement> | KeyboardEvent<HTMLInputElement>) {
    const text = currentTarget.value.trim();
    const amount = text === '' ? 0 : parse(text);
    setIsWrong(amount === undefined);
    const next = amount ? String(amount) : '';
    if (amount !== undefined && next !== value) onChoose(next);
  }

  return (
    <div className="grid content-start gap-1 text-sm">
      <label htmlFor={id} className="text-muted">
        {label}
      </label>
      <input
        id={id}
        defaultValue={Number(value) > 0 ? format(Number(value)) : ''}
        placeholder={example}
        autoComplete="off"
        size={8}
        maxLength={40}
        aria-invalid={isWrong}
        aria-describedby={`${id}-wrong`}
        className="field"
        onBlur={take}
        onKeyDown={(event) => event.key === 'Enter' && take(event)}
      />
      <p id={`${id}-wrong`} aria-live="polite" className="font-semibold text-danger empty:sr-only">
        {isWrong && `For example ${example}.`}
      </p>
    </div>
  );
}
