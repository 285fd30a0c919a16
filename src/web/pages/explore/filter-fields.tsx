import type { ReactNode } from 'react';
import type { SearchFilters } from '#features/listings/search/filters.ts';
import { buttonClass } from '#ui/button.ts';
import { NativeSelect } from '#ui/native-select.tsx';
import { usePageWords } from '#web/words/use-words.ts';
import { fieldValue } from './field-updates.ts';
import {
  type ChoiceGroup,
  type FilterGroup,
  membersOf,
  type NumberGroup,
  type RangeGroup,
} from './filter-groups.ts';

/** The id of a group's first field. */
export function fieldId(group: FilterGroup): string {
  return `filter-${membersOf(group)[0]}`;
}

interface FieldsProps<Group extends FilterGroup> {
  group: Group;
  filters: SearchFilters;
}

export function FilterFields({ group, filters }: FieldsProps<FilterGroup>) {
  if (group.kind === 'choice') return <Choice group={group} filters={filters} />;
  if (group.kind === 'number') return <AtLeast group={group} filters={filters} />;
  return <Range group={group} filters={filters} />;
}

const LABEL = 'mb-1.5 block font-semibold';

function Labelled({ group, children }: { group: FilterGroup; children: ReactNode }) {
  return (
    <div>
      <label htmlFor={fieldId(group)} className={LABEL}>
        {group.label}
      </label>
      {children}
    </div>
  );
}

function Choice({ group, filters }: FieldsProps<ChoiceGroup>) {
  const { any } = usePageWords('explore');
  return (
    <Labelled group={group}>
      <NativeSelect
        id={fieldId(group)}
        name={group.member}
        defaultValue={fieldValue(filters, group.member)}
      >
        <option value="">{any}</option>
        {Object.entries(group.options).map(([code, name]) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </NativeSelect>
    </Labelled>
  );
}

function AtLeast({ group, filters }: FieldsProps<NumberGroup>) {
  const { any } = usePageWords('explore');
  return (
    <Labelled group={group}>
      <input
        id={fieldId(group)}
        name={group.member}
        type="number"
        inputMode="numeric"
        min={0}
        max={group.max}
        placeholder={any}
        defaultValue={fieldValue(filters, group.member)}
        className="field field-number"
      />
    </Labelled>
  );
}

function Range({ group, filters }: FieldsProps<RangeGroup>) {
  const words = usePageWords('explore');
  const [minPlaceholder, maxPlaceholder] = group.placeholders;
  return (
    <fieldset>
      <legend className={LABEL}>
        {group.label} {group.unit && <span className="font-normal text-muted">({group.unit})</span>}
      </legend>
      <div className="grid grid-cols-2 gap-2">
        <Bound
          id={fieldId(group)}
          label={words.minimum}
          name={group.minimum}
          member={group.min}
          placeholder={minPlaceholder}
          filters={filters}
        />
        <Bound
          id={`filter-${group.max}`}
          label={words.maximum}
          name={group.maximum}
          member={group.max}
          placeholder={maxPlaceholder}
          filters={filters}
        />
      </div>
      {group.applied && (
        <button type="submit" className={`${buttonClass('quiet')} mt-2 w-full`}>
          {words.apply}
        </button>
      )}
    </fieldset>
  );
}

interface BoundProps {
  id: string;
  label: string;
  /** The label together with what it bounds. */
  name: string;
  member: keyof SearchFilters;
  placeholder: string;
  filters: SearchFilters;
}

function Bound({ id, label, name, member, placeholder, filters }: BoundProps) {
  return (
    <div>
      <label htmlFor={id} className="mb-1 block text-sm text-muted">
        {label}
      </label>
      <input
        id={id}
        name={member}
        aria-label={name}
        type="number"
        inputMode="decimal"
        min={0}
        step="any"
        placeholder={placeholder}
        defaultValue={fieldValue(filters, member)}
        className="field field-number"
      />
    </div>
  );
}
