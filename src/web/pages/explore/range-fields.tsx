import { useId, useState } from 'react';
import type { SearchFilters } from '#features/listings/search/filters.ts';
import { buttonClass } from '#platform/ui/button.ts';
import { NativeSelect } from '#platform/ui/native-select.tsx';
import { AREA_UNITS, type AreaUnit } from '#platform/units/area-units.ts';
import { usePageMessages, useSharedMessages } from '#web/messages/use-messages.ts';
import { useChosenAreaUnit } from '#web/ui/chosen-area-unit.ts';
import { FieldSteps } from './field-steps.tsx';
import type { FieldTexts } from './field-texts.ts';
import { isArea, type RangeGroup } from './filter-groups.ts';
import { saidAloud } from './said-aloud.ts';
import { UNIT_FIELD } from './typed-query.ts';

interface RangeFieldsProps {
  group: RangeGroup;
  filters: SearchFilters;
  texts: FieldTexts;
}

/** Two bounds, as people say amounts and areas. */
export function RangeFields({ group, filters, texts }: RangeFieldsProps) {
  const messages = usePageMessages('explore');
  const chosenUnit = useChosenAreaUnit();
  const isOwn = !isArea(group) || texts.get(UNIT_FIELD) === group.areaUnit;
  const [minPlaceholder, maxPlaceholder] = isOwn ? group.placeholders : [];
  const shared = { group, texts };
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 block font-semibold">
        {group.label}{' '}
        {!isArea(group) && group.unit && (
          <span className="font-normal text-muted">({group.unit})</span>
        )}
      </legend>
      {isArea(group) && (
        <UnitField key={chosenUnit} own={group.areaUnit} ownName={group.unit} texts={texts} />
      )}
      <div className="pair">
        <Bound
          {...shared}
          label={messages.minimum}
          name={group.minimum}
          member={group.min}
          placeholder={minPlaceholder}
        />
        <Bound
          {...shared}
          label={messages.maximum}
          name={group.maximum}
          member={group.max}
          placeholder={maxPlaceholder}
        />
      </div>
      <FieldSteps group={group} filters={filters} />
      {group.applied && (
        <button type="submit" className={`${buttonClass('quiet')} mt-2 w-full`}>
          {messages.apply}
        </button>
      )}
    </fieldset>
  );
}

interface BoundProps {
  group: RangeGroup;
  texts: FieldTexts;
  label: string;
  /** The label together with what it bounds. */
  name: string;
  member: string;
  placeholder: string | undefined;
}

function Bound({ group, texts, label, name, member, placeholder }: BoundProps) {
  const text = texts.get(member) ?? '';
  const [typed, setTyped] = useState(text);
  const { units } = useSharedMessages();
  const id = `filter-${member}`;
  const hint = useId();
  const said = saidAloud(typed, group, units);
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="mb-1 block text-sm text-muted">
        {label}
      </label>
      <input
        id={id}
        name={member}
        aria-label={name}
        aria-describedby={hint}
        aria-invalid={said === undefined || undefined}
        enterKeyHint="search"
        placeholder={placeholder}
        defaultValue={text}
        onInput={({ currentTarget }) => setTyped(currentTarget.value)}
        className="field"
      />
      {/* A line is kept free, so that nothing moves while typing. */}
      <span id={hint} className="mt-1 block min-h-[1lh] text-sm font-semibold text-field">
        {said}
      </span>
    </div>
  );
}

interface UnitFieldProps {
  own: AreaUnit;
  /** As the specification names it. */
  ownName: string;
  texts: FieldTexts;
}

function UnitField({ own, ownName, texts }: UnitFieldProps) {
  const messages = usePageMessages('explore');
  const { units } = useSharedMessages();
  return (
    <NativeSelect
      name={UNIT_FIELD}
      aria-label={messages.areaUnit}
      defaultValue={texts.get(UNIT_FIELD)}
      className="mb-2"
    >
      {AREA_UNITS.map((unit) => (
        <option key={unit} value={unit}>
          {unit === own ? ownName : units.areaUnits[unit]}
        </option>
      ))}
    </NativeSelect>
  );
}
