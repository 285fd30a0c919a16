import type { ReactNode } from 'react';
import type { SearchFilters } from '#features/listings/search/filters.ts';
import { NativeSelect } from '#ui/native-select.tsx';
import { usePageWords } from '#web/words/use-words.ts';
import { FieldSteps } from './field-steps.tsx';
import type { FieldTexts } from './field-texts.ts';
import { type ChoiceGroup, type FilterGroup, fieldId, type NumberGroup } from './filter-groups.ts';
import { RangeFields } from './range-fields.tsx';

interface FieldsProps<Group extends FilterGroup> {
  group: Group;
  texts: FieldTexts;
}

export function FilterFields({
  group,
  filters,
  texts,
}: FieldsProps<FilterGroup> & { filters: SearchFilters }) {
  if (group.kind === 'choice') return <Choice group={group} texts={texts} />;
  if (group.kind === 'number') return <AtLeast group={group} filters={filters} texts={texts} />;
  return <RangeFields group={group} filters={filters} texts={texts} />;
}

function Labelled({ group, children }: { group: FilterGroup; children: ReactNode }) {
  return (
    <div>
      <label htmlFor={fieldId(group)} className="mb-1.5 block font-semibold">
        {group.label}
      </label>
      {children}
    </div>
  );
}

function Choice({ group, texts }: FieldsProps<ChoiceGroup>) {
  const { any } = usePageWords('explore');
  return (
    <Labelled group={group}>
      <NativeSelect id={fieldId(group)} name={group.member} defaultValue={texts.get(group.member)}>
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

function AtLeast({ group, filters, texts }: FieldsProps<NumberGroup> & { filters: SearchFilters }) {
  const { any } = usePageWords('explore');
  return (
    <Labelled group={group}>
      <input
        id={fieldId(group)}
        name={group.member}
        // A wheel over a focused field of the type `number` would change it unnoticed.
        inputMode="numeric"
        enterKeyHint="search"
        placeholder={any}
        defaultValue={texts.get(group.member)}
        className="field"
      />
      <FieldSteps group={group} filters={filters} />
    </Labelled>
  );
}
