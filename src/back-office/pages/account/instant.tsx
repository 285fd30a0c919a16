import { INDIA } from '#platform/language/dates.ts';

const CLOCK = { hour: 'numeric', minute: '2-digit', timeZone: INDIA } as const;
const clock = new Intl.DateTimeFormat('en-IN', CLOCK);
const dayAndClock = new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'short', ...CLOCK });

interface InstantProps {
  at: string;
  /** Where its day has just been said. */
  isTimeAlone?: boolean;
}

export function Instant({ at, isTimeAlone = false }: InstantProps) {
  return <time dateTime={at}>{(isTimeAlone ? clock : dayAndClock).format(new Date(at))}</time>;
}
