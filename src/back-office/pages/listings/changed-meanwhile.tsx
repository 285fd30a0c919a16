import { useEffect, useRef } from 'react';
import { ENUMERATIONS } from '#features/listings/enumerations/enumerations.ts';
import type { City } from '#features/places/place.ts';
import { type FormFieldName, formFieldSpec, type ListingForm } from './form-fields.ts';
import { formOf } from './listing-body.ts';
import type { Difference } from './use-listing-editor.ts';

interface ChangedMeanwhileProps {
  difference: Difference;
  /** What the form holds now. */
  form: ListingForm;
  cities: readonly City[];
  onDecide: (name: FormFieldName, isTheirs: boolean) => void;
}

/** Shows what somebody else made of the listing that is being edited, and lets each difference be decided. */
export function ChangedMeanwhile({
  difference: { taken, conflicts, mine, theirs, by },
  form,
  cities,
  onDecide,
}: ChangedMeanwhileProps) {
  const notice = useRef<HTMLElement>(null);
  // It stands above the form, which may have been scrolled down to its end.
  useEffect(() => notice.current?.focus(), []);

  const stored = formOf(theirs);
  const words = (name: FormFieldName, of: ListingForm) => {
    const city = name === 'cityID' ? cities.find(({ id }) => String(id) === of.cityID) : undefined;
    return city?.name ?? inWords(name, of[name]);
  };
  return (
    <section
      ref={notice}
      tabIndex={-1}
      aria-label="Changed meanwhile"
      className="notice grid gap-4"
    >
      <p role="alert" className="font-semibold">
        {by} has changed this listing since you opened it. Nothing of that was overwritten: look at
        it, then press Save again.
      </p>
      {taken.length > 0 && (
        <div>
          <p>Taken over from them:</p>
          <ul className="mt-1 list-inside list-disc">
            {taken.map((name) => (
              <li key={name}>
                {formFieldSpec(name).label}: {words(name, stored)}
              </li>
            ))}
          </ul>
        </div>
      )}
      {conflicts.map((name) => {
        const isTheirs = form[name] === stored[name];
        return (
          <fieldset key={name} className="grid gap-1">
            <legend className="font-semibold">
              {formFieldSpec(name).label}: both of you changed it
            </legend>
            <Version
              name={name}
              label={`Yours: ${words(name, mine)}`}
              checked={!isTheirs}
              onChoose={() => onDecide(name, false)}
            />
            <Version
              name={name}
              label={`Theirs: ${words(name, stored)}`}
              checked={isTheirs}
              onChoose={() => onDecide(name, true)}
            />
          </fieldset>
        );
      })}
    </section>
  );
}

function Version({
  name,
  label,
  checked,
  onChoose,
}: {
  name: string;
  label: string;
  checked: boolean;
  onChoose: () => void;
}) {
  return (
    <label className="flex min-h-11 items-center gap-3">
      <input
        type="radio"
        name={`version of ${name}`}
        checked={checked}
        onChange={onChoose}
        className="size-5 shrink-0"
      />
      <span className="line-clamp-3">{label}</span>
    </label>
  );
}

function inWords(name: FormFieldName, text: string): string {
  const { kind, unit } = formFieldSpec(name);
  if (kind === 'flag') return text === 'yes' ? 'Yes' : 'No';
  if (text === '') return 'nothing';
  if (typeof kind === 'object')
    return ENUMERATIONS[kind.list].find(({ id }) => String(id) === text)?.name ?? text;
  return unit === undefined ? text : `${Number(text).toLocaleString('en-US')} ${unit}`;
}
