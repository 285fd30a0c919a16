import { SlidersHorizontal } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import { Link } from 'react-router';
import { usePendingQuery } from '#back-office/list/use-pending-query.ts';
import { fetchWholeList } from '#back-office/list/whole-list.ts';
import type { City } from '#features/places/place.ts';
import { buttonClass } from '#ui/button.ts';
import { NativeSelect } from '#ui/native-select.tsx';
import { hasMembers, isNumber, isText, shapeOf } from '#validation/shape.ts';
import { FILTER_NAMES, filteredBy, LIST_FILTERS } from './list-filters.ts';
import { SavedViews } from './saved-views.tsx';

const ORDERS = [
  { value: '', name: 'Added last' },
  { value: 'posted', name: 'Posted first' },
  { value: 'price', name: 'Lowest price' },
  { value: 'price-desc', name: 'Highest price' },
  { value: 'title', name: 'Title' },
  { value: 'checkedAt', name: 'Checked longest ago' },
];

const CITY = shapeOf(hasMembers<City>({ id: isNumber, name: isText }));

/** What narrows the list; all of it stays in the address. */
export function FilterBar() {
  const [query, setQuery] = usePendingQuery();
  const [isOpen, setIsOpen] = useState(false);
  const [cities, setCities] = useState<readonly City[]>([]);
  useEffect(
    () => void fetchWholeList(CITY, '/api/City', 'Cities').then((all) => setCities(all.rows)),
    [],
  );
  const count = FILTER_NAMES.filter((name) => query.has(name)).length;
  const choose = (name: string, value: string) =>
    setQuery(filteredBy(query, name, value), { preventScrollReset: true });
  const places = cities.map(({ id, name }) => ({ value: String(id), name }));

  return (
    <div className="flex flex-wrap items-end gap-3">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls="filters"
        className={`${buttonClass('quiet')} md:hidden`}
        onClick={() => setIsOpen(!isOpen)}
      >
        <SlidersHorizontal aria-hidden="true" className="size-5" />
        {count === 0 ? 'Filter and sort' : `Filter and sort (${count})`}
      </button>
      <fieldset
        id="filters"
        aria-label="Filter and sort"
        className={`flex-wrap items-end gap-3 ${isOpen ? 'grid w-full grid-cols-2 md:flex md:w-auto' : 'hidden md:flex'}`}
      >
        {[...LIST_FILTERS, { name: 'city', label: 'City', values: places }].map(
          ({ name, label, values }) => (
            <Select
              key={name}
              label={label}
              none="All"
              values={values}
              width={name === 'city' ? 'md:w-44' : undefined}
              value={query.get(name) ?? ''}
              onChoose={(value) => choose(name, value)}
            />
          ),
        )}
        <Select
          label="Sort by"
          values={ORDERS}
          value={query.get('sort') ?? ''}
          onChoose={(value) => choose('sort', value)}
        />
        {count > 0 && (
          <Link to="/property" className={buttonClass('quiet')}>
            Clear
          </Link>
        )}
      </fieldset>
      <SavedViews query={query} />
    </div>
  );
}

interface SelectProps {
  label: string;
  none?: string;
  values: readonly { readonly value: string; readonly name: string }[];
  /** Where its values come later than the page. */
  width?: string | undefined;
  value: string;
  onChoose: (value: string) => void;
}

function Select({ label, none, values, width, value, onChoose }: SelectProps) {
  const id = useId();
  // A value of an older address that is no choice reads as none.
  const known = values.some((one) => one.value === value) ? value : '';
  return (
    <div className="grid gap-1 text-sm">
      <label htmlFor={id} className="text-muted">
        {label}
      </label>
      <NativeSelect
        id={id}
        className={width}
        value={known}
        onChange={({ target }) => onChoose(target.value)}
      >
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
