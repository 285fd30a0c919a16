import { ArrowUp, Plus, Trash2 } from 'lucide-react';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { MAX_PEOPLE } from '#features/settings/settings.ts';
import { buttonClass } from '#platform/ui/button.ts';
import { PersonPhoto } from './person-photo.tsx';
import { TextFields } from './text-fields.tsx';
import type { SettingsValues } from './use-settings-form.ts';

const NOBODY = { name: '', role: '', phone: '', imageUrl: null };

/** The people of the About page, in their order. */
export function PeopleFields() {
  const { control } = useFormContext<SettingsValues>();
  const { fields, append, remove, move } = useFieldArray({ control, name: 'people' });
  const people = useWatch({ control, name: 'people' });
  return (
    <fieldset id="people" tabIndex={-1}>
      <legend className="text-xl font-semibold">People</legend>
      <p className="mt-1 text-muted">Shown with their photographs on the About page.</p>
      <ul className="mt-4 grid gap-5">
        {fields.map(({ id }, index) => {
          const called = people[index]?.name || `person ${index + 1}`;
          return (
            <li
              key={id}
              className="grid gap-5 rounded-card border border-line bg-surface p-4 sm:grid-cols-2"
            >
              <PersonPhoto index={index} name={called} />
              <TextFields
                fields={[
                  { name: `people.${index}.name`, label: 'Name', required: true },
                  { name: `people.${index}.role`, label: 'What they do' },
                  { name: `people.${index}.phone`, label: 'Phone', inputMode: 'tel' },
                ]}
              />
              <div className="flex justify-between gap-3 sm:col-span-2">
                <button
                  type="button"
                  aria-label={`Move ${called} up`}
                  aria-disabled={index === 0}
                  className="row-action hover:border-field hover:text-field aria-disabled:opacity-45"
                  onClick={() => index > 0 && move(index, index - 1)}
                >
                  <ArrowUp aria-hidden="true" className="size-4" /> Up
                </button>
                <button
                  type="button"
                  aria-label={`Remove ${called}`}
                  className="row-action hover:border-danger hover:text-danger"
                  onClick={() => remove(index)}
                >
                  <Trash2 aria-hidden="true" className="size-4" /> Remove
                </button>
              </div>
            </li>
          );
        })}
      </ul>
      {fields.length < MAX_PEOPLE && (
        <button
          type="button"
          className={`${buttonClass('quiet')} mt-4`}
          onClick={() => append(NOBODY)}
        >
          <Plus aria-hidden="true" className="size-5" /> Add a person
        </button>
      )}
    </fieldset>
  );
}
