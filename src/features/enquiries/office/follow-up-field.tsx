import { useState } from 'react';
import { Field } from '#back-office/form/field.tsx';
import { dayInIndia } from '#language/dates.ts';

const DAY_MS = 24 * 60 * 60_000;

const USUAL_DAYS = [
  ['Tomorrow', 1],
  ['In 3 days', 3],
  ['In a week', 7],
] as const;

/** A day, or one of those that are chosen most in one tap; a second tap takes it back. */
export function FollowUpField({ day: stored }: { day: string | null }) {
  const [day, setDay] = useState(stored ?? '');
  const [now] = useState(Date.now);
  return (
    <div className="grid gap-2">
      <Field label="Follow up on">
        {(control) => (
          <input
            {...control}
            type="date"
            name="followUpOn"
            value={day}
            onChange={({ target }) => setDay(target.value)}
            className="field"
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-2">
        {USUAL_DAYS.map(([label, days]) => {
          const usual = dayInIndia(new Date(now + days * DAY_MS));
          const isChosen = day === usual;
          return (
            <button
              key={label}
              type="button"
              aria-pressed={isChosen}
              className="row-action grow aria-pressed:border-field aria-pressed:text-field"
              onClick={() => setDay(isChosen ? '' : usual)}
            >
              {label}
            </button>
          );
        })}
      </div>
    </div>
  );
}
