import type { FormEvent, ReactNode, RefObject } from 'react';
import { formatFilters, type SearchFilters } from '#features/listings/search/filters.ts';
import { NativeSelect } from '#platform/ui/native-select.tsx';
import { usePageMessages } from '#web/messages/use-messages.ts';
import { SearchChoices } from '#web/shell/search-choices.tsx';
import type { Place } from '#web/shell/shell-data.ts';
import { FieldSteps } from './field-steps.tsx';
import type { FieldTexts } from './field-texts.ts';
import {
  type ChoiceGroup,
  type FilterGroup,
  fieldId,
  groupOf,
  isArea,
  type NumberGroup,
  SAID_AREA,
} from './filter-groups.ts';
import { RangeFields } from './range-fields.tsx';

export const FILTER_FORM_ID = 'filter-form';

interface FilterFormProps {
  form: RefObject<HTMLFormElement | null>;
  filters: SearchFilters;
  texts: FieldTexts;
  groups: readonly FilterGroup[];
  action: string;
  onSubmit: (event: FormEvent) => void;
  /** To choose from, with the kinds; undefined where both stand elsewhere. */
  places: readonly Place[] | undefined;
  children: ReactNode;
}

/** Fields have the names of the address, so the form works without scripts. */
export function FilterForm({
  form,
  filters,
  texts,
  groups,
  action,
  onSubmit,
  places,
  children,
}: FilterFormProps) {
  return (
    <form
      ref={form}
      id={FILTER_FORM_ID}
      method="get"
      action={action}
      noValidate
      autoComplete="off"
      onSubmit={onSubmit}
      className="mt-4 flex grow flex-col gap-6"
    >
      {hiddenMembers(filters, groups, places !== undefined).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {places && (
        <SearchChoices
          places={places}
          loc={texts.get('loc') ?? ''}
          type={texts.get('type') ?? ''}
        />
      )}
      {groups.map((group) => (
        <FilterFields key={group.field} group={group} filters={filters} texts={texts} />
      ))}
      {children}
    </form>
  );
}

/** Of the address, without a field on the page. A search starts at the first page of results. */
function hiddenMembers(
  filters: SearchFilters,
  groups: readonly FilterGroup[],
  hasSubject: boolean,
) {
  const shown = new Set<string>(['sortByIndex', 'pageNumber']);
  if (hasSubject) shown.add('loc').add('type');
  if (groups.some(isArea)) for (const member of SAID_AREA) shown.add(member);
  return [...formatFilters(filters)].filter(
    ([name]) => !shown.has(name) && groupOf(name, groups) === undefined,
  );
}

interface FieldsProps<Group extends FilterGroup> {
  group: Group;
  texts: FieldTexts;
}

function FilterFields({
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
  const { any } = usePageMessages('explore');
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
  const { any } = usePageMessages('explore');
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
