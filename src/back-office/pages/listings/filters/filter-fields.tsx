import { useEffect, useId, useRef, useState } from 'react';
import { Link } from 'react-router';
import { usePendingQuery } from '#back-office/list/use-list-view.ts';
import { fetchWholeList } from '#back-office/list/whole-list.ts';
import type { City } from '#features/listings/place.ts';
import { buttonClass } from '#platform/ui/button.ts';
import { NativeSelect } from '#platform/ui/native-select.tsx';
import { hasMembers, isNumber, isText, shapeOf } from '#platform/validation/shape.ts';
import { AMOUNT_FILTERS, type AmountFilter } from './amount-filters.ts';
import { filteredBy, LIST_FILTERS } from './list-filters.ts';

const ORDERS = [
  { value: '', name: 'Added last' },
  { value: 'posted', name: 'Posted first' },
  { value: 'price', name: 'Lowest price' },
  { value: 'price-desc', name: 'Highest price' },
  { value: 'title', name: 'Title' },
  { value: 'checkedAt', name: 'Checked longest ago' },
];

const CITY = shapeOf(hasMembers<City>({ id: isNumber, name: isText }));

/** The fields of the panel, and a link that clears them where there is something to clear. */
export function FilterFields({ canClear }: { canClear: boolean }) {
  const [query, setQuery] = usePendingQuery();
  const [cities, setCities] = useState<readonly City[]>([]);
  // Two changes may come before the first of them is rendered.
  const asked = useRef<URLSearchParams>(undefined);
  const shown = String(query);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each address
  useEffect(() => {
    asked.current = undefined;
  }, [shown]);
  function choose(name: string, value: string) {
    asked.current = filteredBy(asked.current ?? query, name, value);
    setQuery(asked.current, { preventScrollReset: true });
  }
  const places = cities.map(({ id, name }) => ({ value: String(id), name }));

  useEffect(() => {
    void fetchWholeList(CITY, '/api/City', 'Cities').then(({ rows }) => setCities(rows));
  }, []);

  return (
    <fieldset aria-label="Filter and sort" className="grid grid-cols-2 gap-3">
      {[...LIST_FILTERS, { name: 'city', label: 'City', values: places }].map(
        ({ name, label, values }) => (
          <Select
            key={name}
            label={label}
            none="All"
            values={values}
            value={query.get(name) ?? ''}
            onChoose={(value) => choose(name, value)}
          />
        ),
      )}
      {AMOUNT_FILTERS.map((filter) => (
        <AmountInput
          key={filter.name}
          filter={filter}
          value={query.get(filter.name) ?? ''}
          onChoose={(value) => choose(filter.name, value)}
        />
      ))}
      <Select
        label="Sort by"
        values={ORDERS}
        value={query.get('sort') ?? ''}
        onChoose={(value) => choose('sort', value)}
      />
      {canClear && (
        <Link to="/property" className={`${buttonClass('quiet')} self-end`}>
          Clear
        </Link>
      )}
    </fieldset>
  );
}

interface SelectProps {
  label: string;
  none?: string;
  values: readonly { readonly value: string; readonly name: string }[];
  value: string;
  onChoose: (value: string) => void;
}

function Select({ label, none, values, value, onChoose }: SelectProps) {
  const id = useId();
  // A value of an older address that is no choice reads as none.
  const known = values.some((one) => one.value === value) ? value : '';
  return (
    <div className="grid gap-1 text-sm">
      <label htmlFor={id} className="text-muted">
        {label}
      </label>
      <NativeSelect id={id} value={known} onChange={({ target }) => onChoose(target.value)}>
        {none !== undefined && <option value="">{none}</option>}
        {values.map((one) => (
          <option key={one.value} value={one.value}>
            {one.name}
          </option>
        ))}
      </NativeSelect>
    </div>
  );
}

interface AmountInputProps {
  filter: AmountFilter;
  /** What stands in the address. */
  value: string;
  onChoose: (value: string) => void;
}

/** A price or an area as people say it, taken when the field is left or by Enter. */
function AmountInput({ filter, value, onChoose }: AmountInputProps) {
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
