import { useEffect, useId, useRef, useState } from 'react';
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
  const input = useRef<HTMLInputElement>(null);
  const shown = Number(value) > 0 ? format(Number(value)) : '';
  useEffect(() => {
    if (input.current !== null) input.current.value = shown;
  }, [shown]);

  function take() {
    const text = input.current?.value.trim() ?? '';
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
        ref={input}
        id={id}
        defaultValue={shown}
        placeholder={example}
        autoComplete="off"
        size={8}
        maxLength={40}
        aria-invalid={isWrong}
        aria-describedby={`${id}-wrong`}
        className="field"
        onBlur={take}
        onKeyDown={({ key }) => key === 'Enter' && take()}
      />
      <p id={`${id}-wrong`} aria-live="polite" className="font-semibold text-danger empty:sr-only">
        {isWrong && `For example ${example}.`}
      </p>
    </div>
  );
}
