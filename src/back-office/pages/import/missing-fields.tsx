import { type ChangeEvent, useState } from 'react';
import { Field } from '#back-office/form/field.tsx';
import {
  COLUMN_SPELLINGS,
  type ImportField,
} from '#features/import/rows/spellings/column-spellings.ts';
import type { SheetSettings, SheetSummary } from '#features/import/sheet/import-sheet.ts';
import { keysOf } from '#features/listings/typed-record.ts';
import { buttonClass } from '#platform/ui/button.ts';
import { NativeSelect } from '#platform/ui/native-select.tsx';
import { AREA_UNITS } from '#platform/units/area-units.ts';
import { fieldLabel } from './field-label.ts';
import { splitFilled } from './titles-from-facts.tsx';

const FIELDS = keysOf(COLUMN_SPELLINGS);
/** What numbers without a unit may count in, and what they do when nothing is chosen. */
const UNITS: Partial<Record<ImportField, readonly [string, ...string[]]>> = {
  priceUnit: ['Please choose', 'crore', 'lakh', 'thousand', 'rupee'],
  areaUnit: ['Square feet, land in acres', ...AREA_UNITS],
};
const HINTS: Partial<Record<ImportField, string>> = {
  propertyType: 'For example: plot',
  city: 'For example: Hoshiarpur',
  description: 'One text for all; a name in braces is what the row says there.',
  title: 'One text for all; a name in braces is what the row says there.',
  price: '0 shows “Call for Price”.',
  priceUnit: 'Most prices of the file are below 1,000.',
  areaUnit: 'Of areas without a unit of their own.',
};

interface MissingFieldsProps {
  summary: SheetSummary;
  settings: SheetSettings;
  onChange: (settings: SheetSettings) => void;
}

/** What the file lacks is filled with one value for all rows. */
export function MissingFields({ summary, settings, onChange }: MissingFieldsProps) {
  const required: string[] = [
    ...summary.missing,
    ...(summary.asksPriceUnit ? (['priceUnit'] as const) : []),
  ];
  const units: ImportField[] = summary.hasBareAreas ? ['areaUnit'] : [];
  const { titles, others } = splitFilled(settings.set);
  const fields = [...new Set([...required, ...cityToo(summary), ...units, ...Object.keys(others)])];
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  if (fields.length === 0) return null;
  const value = (field: string) => typed[field] ?? settings.set[field] ?? suggestion(field);

  function fill() {
    const filled = fields.map((field) => [field, value(field).trim()]);
    const set = Object.fromEntries(filled.filter(([, text]) => text !== ''));
    onChange({ ...settings, set: { ...set, ...titles } });
  }

  return (
    <form
      className="grid gap-4 rounded-card border border-line bg-surface p-4"
      onSubmit={(event) => {
        event.preventDefault();
        fill();
      }}
    >
      <h2 className="text-lg">Missing in the file</h2>
      <div className="grid gap-4 sm:grid-cols-2">
        {fields.map((field) => (
          <Field
            key={field}
            label={labelOf(field)}
            required={required.includes(field)}
            hint={hintOf(field)}
          >
            {(control) => {
              const shared = {
                ...control,
                value: value(field),
                onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLSelectElement>) =>
                  setTyped({ ...typed, [field]: target.value }),
              };
              const [unchosen, ...units] = UNITS[keyOf(field)] ?? [];
              return unchosen === undefined ? (
                <input {...shared} className="field" />
              ) : (
                <NativeSelect {...shared}>
                  <option value="">{unchosen}</option>
                  {units.map((unit) => (
                    <option key={unit}>{unit}</option>
                  ))}
                </NativeSelect>
              );
            }}
          </Field>
        ))}
      </div>
      <button type="submit" className={`${buttonClass('quiet')} justify-self-start`}>
        Fill in for all rows
      </button>
    </form>
  );
}

/** Locations may name the city in some rows only. */
function cityToo({ fields }: SheetSummary): ImportField[] {
  return Object.values(fields).includes('city') ? [] : ['city'];
}

function suggestion(field: string): string {
  if (field === 'description') return '{total area} {property type} in {neighbourhood}, {city}';
  return field === 'title' ? '{total area} {property type} in {neighbourhood}' : '';
}

function labelOf(field: string): string {
  return fieldLabel(keyOf(field));
}

function hintOf(field: string): string | undefined {
  return HINTS[keyOf(field)];
}

function keyOf(field: string): ImportField {
  return FIELDS.find((known) => known === field) ?? 'title';
}
