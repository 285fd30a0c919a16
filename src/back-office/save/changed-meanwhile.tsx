import { useEffect, useRef } from 'react';
import type { FormValues, Merge } from './merge-edits.ts';

/** Two versions of a record: whose changes the form holds, and which fields are still to decide. */
export interface Difference<Name extends string> extends Pick<Merge<Name>, 'taken' | 'conflicts'> {
  readonly mine: FormValues<Name>;
  readonly theirs: FormValues<Name>;
  readonly by: string;
}

export function differenceOf<Name extends string>(
  { taken, conflicts }: Merge<Name>,
  mine: FormValues<Name>,
  theirs: FormValues<Name>,
  by = 'Somebody else',
): Difference<Name> | undefined {
  return taken.length + conflicts.length > 0 ? { taken, conflicts, mine, theirs, by } : undefined;
}

interface ChangedMeanwhileProps<Name extends string> {
  difference: Difference<Name>;
  form: FormValues<Name>;
  labelOf: (name: Name) => string;
  textOf: (name: Name, values: FormValues<Name>) => string;
  onDecide: (name: Name, isTheirs: boolean) => void;
}

/** Shows what somebody else has changed in the record, and lets each conflict be decided. */
export function ChangedMeanwhile<Name extends string>({
  difference: { taken, conflicts, mine, theirs, by },
  form,
  labelOf,
  textOf,
  onDecide,
}: ChangedMeanwhileProps<Name>) {
  const notice = useRef<HTMLElement>(null);
  // It stands above the form, which may be scrolled down.
  useEffect(() => notice.current?.focus(), []);

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
                {labelOf(name)}: {textOf(name, theirs)}
              </li>
            ))}
          </ul>
        </div>
      )}
      {conflicts.map((name) => {
        const isTheirs = form[name] === theirs[name];
        return (
          <fieldset key={name} className="grid gap-1">
            <legend className="font-semibold">{labelOf(name)}: both of you changed it</legend>
            <Version
              name={name}
              label={`Yours: ${textOf(name, mine)}`}
              checked={!isTheirs}
              onChoose={() => onDecide(name, false)}
            />
            <Version
              name={name}
              label={`Theirs: ${textOf(name, theirs)}`}
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
