import { SlidersHorizontal } from 'lucide-react';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import { ToolPanel } from '#back-office/list/tool-panel.tsx';
import { usePendingQuery } from '#back-office/list/use-pending-query.ts';
import { fetchWholeList } from '#back-office/list/whole-list.ts';
import type { City } from '#features/listings/place.ts';
import { buttonClass } from '#ui/button.ts';
import { NativeSelect } from '#ui/native-select.tsx';
import { hasMembers, isNumber, isText, shapeOf } from '#validation/shape.ts';
import { FILTER_NAMES, filteredBy, LIST_FILTERS } from './list-filters.ts';

const ORDERS = [
  { value: '', name: 'Added last' },
  { value: 'posted', name: 'Posted first' },
  { value: 'price', name: 'Lowest price' },
  { value: 'price-desc', name: 'Highest price' },
  { value: 'title', name: 'Title' },
  { value: 'checkedAt', name: 'Checked longest ago' },
];

const CITY = shapeOf(hasMembers<City>({ id: isNumber, name: isText }));

/** What narrows and orders the list; all of it stays in the address. */
export function FilterPanel() {
  const [query, setQuery] = usePendingQuery();
  const [cities, setCities] = useState<readonly City[]>([]);
  const count = FILTER_NAMES.filter((name) => query.has(name)).length;
  const choose = (name: string, value: string) =>
    setQuery(filteredBy(query, name, value), { preventScrollReset: true });
  const places = cities.map(({ id, name }) => ({ value: String(id), name }));

  async function fetchCities() {
    if (cities.length === 0) setCities((await fetchWholeList(CITY, '/api/City', 'Cities')).rows);
  }

  return (
    <ToolPanel
      icon={SlidersHorizontal}
      label="Filter and sort"
      labelClass="max-xl:sr-only"
      after={count > 0 && <span className="tool-count">{count}</span>}
      onOpen={() => void fetchCities()}
    >
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
        <Select
          label="Sort by"
          values={ORDERS}
          value={query.get('sort') ?? ''}
          onChoose={(value) => choose('sort', value)}
        />
        {count > 0 && (
          <Link to="/property" className={`${buttonClass('quiet')} self-end`}>
            Clear
          </Link>
        )}
      </fieldset>
    </ToolPanel>
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
