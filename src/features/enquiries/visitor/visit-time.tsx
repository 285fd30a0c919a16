import type { ReactNode } from 'react';
import { usePageMessages } from '#web/messages/use-messages.ts';
import { useOtherClock } from '#web/ui/own-clock.ts';
import { TextField } from './fields.tsx';
import type { VisitDay } from './load-page.server.ts';

const HOURS = ['10:00', '14:00', '17:00'] as const;

interface VisitTimeProps {
  days: readonly VisitDay[];
  /** As `2026-11-28T10:00`. */
  first: string | undefined;
  second: string | undefined;
  isByVideo: boolean;
}

/** A day and an hour by two taps; any other time, and a second one, in a field. */
export function VisitTime({ days, first = '', second = '', isByVideo }: VisitTimeProps) {
  const messages = usePageMessages('enquiry');
  const { visit } = messages;
  const isOtherClock = useOtherClock();
  const inIndia = isOtherClock ? ` (${visit.indianTime})` : '';
  const [day = '', hour] = first.split('T');
  const isOffered =
    days.some((offered) => offered.day === day) && HOURS.some((offered) => offered === hour);
  const chosenDay = isOffered || day === '' ? day : 'other';
  const earliest = `${days[0]?.day}T00:00`;
  return (
    <div className="visit-time">
      <label className="tick justify-self-start">
        <input type="checkbox" name="video" value="yes" defaultChecked={isByVideo} />
        {visit.byVideo}
      </label>
      <Chips legend={visit.day}>
        <Chip name="day" value="" label={visit.anyDay} chosen={chosenDay} />
        {days.map((offered) => (
          <Chip
            key={offered.day}
            name="day"
            value={offered.day}
            label={offered.label}
            chosen={chosenDay}
          />
        ))}
        <Chip name="day" value="other" label={visit.otherDay} chosen={chosenDay} />
      </Chips>
      <div data-when="day">
        <Chips legend={visit.hour + inIndia}>
          {HOURS.map((value) => (
            <Chip
              key={value}
              name="hour"
              value={value}
              label={visit.hours[value]}
              chosen={isOffered ? hour : HOURS[0]}
            />
          ))}
        </Chips>
      </div>
      <div data-when="other">
        <TextField
          type="datetime-local"
          name="otherTime"
          label={visit.otherTime + inIndia}
          min={earliest}
          defaultValue={isOffered ? '' : first}
          error={undefined}
        />
      </div>
      <details open={second !== ''}>
        <summary className="min-h-11 content-center font-semibold text-field">
          {visit.addSecond}
        </summary>
        <TextField
          type="datetime-local"
          name="time"
          label={messages.secondTime + inIndia}
          min={earliest}
          defaultValue={second}
          error={undefined}
        />
      </details>
    </div>
  );
}

function Chips({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 font-semibold">{legend}</legend>
      <div className="flex flex-wrap gap-2">{children}</div>
    </fieldset>
  );
}

interface ChipProps {
  name: string;
  value: string;
  label: string;
  chosen: string | undefined;
}

function Chip({ name, value, label, chosen }: ChipProps) {
  return (
    <label className="tick">
      <input type="radio" name={name} value={value} defaultChecked={value === chosen} />
      {label}
    </label>
  );
}
