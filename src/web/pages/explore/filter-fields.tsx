import type { ReactNode } from 'react';
import { ENUMERATIONS } from '#features/listings/enumerations/enumerations.ts';
import type { SearchFilters } from '#features/listings/search/filters.ts';
import { buttonClass } from '#ui/button.ts';
import { NativeSelect } from '#ui/native-select.tsx';
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
  return (
    <Labelled group={group}>
      <NativeSelect
        id={fieldId(group)}
        name={group.member}
        defaultValue={fieldValue(filters, group.member)}
      >
        <option value="">Any</option>
        {ENUMERATIONS[group.list].map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </NativeSelect>
    </Labelled>
  );
}

function AtLeast({ group, filters }: FieldsProps<NumberGroup>) {
  return (
    <Labelled group={group}>
      <input
        id={fieldId(group)}
        name={group.member}
        type="number"
        inputMode="numeric"
        min={0}
        max={group.max}
        placeholder="Any"
        defaultValue={fieldValue(filters, group.member)}
        className="field field-number"
      />
    </Labelled>
  );
}

function Range({ group, filters }: FieldsProps<RangeGroup>) {
  const [minPlaceholder, maxPlaceholder] = group.placeholders;
  return (
    <fieldset>
      <legend className={LABEL}>
        {group.label} {group.unit && <span className="font-normal text-muted">({group.unit})</span>}
      </legend>
      <div className="grid grid-cols-2 gap-2">
        <Bound
          id={fieldId(group)}
          label="Minimum"
          noun={group.noun}
          member={group.min}
          placeholder={minPlaceholder}
          filters={filters}
        />
        <Bound
          id={`filter-${group.max}`}
          label="Maximum"
          noun={group.noun}
          member={group.max}
          placeholder={maxPlaceholder}
          filters={filters}
        />
      </div>
      {group.applied && (
        <button type="submit" className={`${buttonClass('quiet')} mt-2 w-full`}>
          Apply
        </button>
      )}
    </fieldset>
  );
}

interface BoundProps {
  id: string;
  label: string;
  noun: string;
  member: keyof SearchFilters;
  placeholder: string;
  filters: SearchFilters;
}

function Bound({ id, label, noun, member, placeholder, filters }: BoundProps) {
  return (
    <div>
      <label htmlFor={id} className="mb-1 block text-sm text-muted">
        {label}
        <span className="sr-only"> {noun}</span>
      </label>
      <input
        id={id}
        name={member}
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
