import { INDIA } from '#language/dates.ts';

const format = new Intl.DateTimeFormat('en-IN', {
  day: 'numeric',
  month: 'short',
  hour: 'numeric',
  minute: '2-digit',
  timeZone: INDIA,
});

export function Instant({ at }: { at: string }) {
  return <time dateTime={at}>{format.format(new Date(at))}</time>;
}
