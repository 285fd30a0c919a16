import { type ReactElement, useState } from 'react';
import { type EnquiryKind, KINDS } from '#features/enquiries/enquiry-kinds.ts';
import { INDIA } from '#platform/language/dates.ts';
import { fill } from '#platform/language/fill.ts';
import { NativeSelect } from '#platform/ui/native-select.tsx';
import { usePageMessages } from '#web/messages/use-messages.ts';
import { isClockOfIndia } from '#web/ui/own-clock.ts';
import { useHydrated } from '#web/ui/use-hydrated.ts';
import { FieldFrame } from './fields.tsx';
import type { VisitDay } from './load-page.server.ts';
import type { FormBody } from './sending/form-body.ts';
import { VisitTime } from './visit-time.tsx';

/** Where most callers from abroad live. */
const ZONES = [
  ['india', INDIA],
  ['emirates', 'Asia/Dubai'],
  ['italy', 'Europe/Rome'],
  ['britain', 'Europe/London'],
  ['easternAmerica', 'America/Toronto'],
  ['westernAmerica', 'America/Vancouver'],
  ['australia', 'Australia/Sydney'],
  ['newZealand', 'Pacific/Auckland'],
] as const;

const TIMES = ['', 'morning', 'afternoon', 'evening'] as const;

type Typed = Pick<FormBody, 'preferredTime' | 'timeZone'> | undefined;

interface TimeFieldsProps {
  kind: EnquiryKind;
  typed: Typed;
  days: readonly VisitDay[];
  isByVideo: boolean;
}

/** When to call, in the caller's own time, or two times for a visit, in India's. */
export function TimeFields({ kind, typed, days, isByVideo }: TimeFieldsProps): ReactElement | null {
  const [first, second] = typed?.preferredTime.split(', ') ?? [];
  switch (KINDS[kind].time) {
    case 'call':
      return <CallTime typed={typed} />;
    case 'visit':
      return <VisitTime days={days} first={first} second={second} isByVideo={isByVideo} />;
    case 'none':
      return null;
  }
}

function CallTime({ typed }: { typed: Typed }) {
  const messages = usePageMessages('enquiry');
  const isAbroad = useHydrated() && ownZone() !== INDIA;
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <FieldFrame label={messages.when} error={undefined}>
        {(field) => (
          <NativeSelect name="time" defaultValue={typed?.preferredTime} {...field}>
            {TIMES.map((time) => (
              <option key={time} value={time}>
                {messages.times[time || 'any']}
              </option>
            ))}
          </NativeSelect>
        )}
      </FieldFrame>
      <div className={isAbroad ? '' : 'hidden unscripted:block'}>
        <FieldFrame label={messages.timeZone} error={undefined}>
          {(field) => <ZoneSelect {...field} typed={typed} />}
        </FieldFrame>
      </div>
    </div>
  );
}

/** Starts with India, and with the device's zone as soon as scripts run. */
function ZoneSelect({ typed, ...field }: { id: string; typed: Typed }) {
  const { zones } = usePageMessages('enquiry');
  const hydrated = useHydrated();
  const [chosen, setChosen] = useState(typed?.timeZone || undefined);
  const own = hydrated ? ownZone() : INDIA;
  return (
    <NativeSelect
      name="timeZone"
      {...field}
      value={chosen ?? own}
      onChange={({ target }) => setChosen(target.value)}
    >
      {ZONES.map(([name, zone]) => (
        <option key={zone} value={zone}>
          {zones[name]}
        </option>
      ))}
      {!ZONES.some(([, zone]) => zone === own) && (
        <option value={own}>{fill(zones.device, { time: ownClock() })}</option>
      )}
    </NativeSelect>
  );
}

/** India for every clock that shows its time. */
function ownZone(): string {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return isClockOfIndia() || timeZone === undefined ? INDIA : timeZone;
}

/** Says more to people than the name of a zone, such as UTC. */
function ownClock(): string {
  return new Date().toTimeString().slice(0, 5);
}
