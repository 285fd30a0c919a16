const format = new Intl.DateTimeFormat('en-GB', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
});

/** `2026-11-02` as `Mon 2 Nov`. */
export function shortDay(day: string): string {
  return format.format(new Date(day)).replace(',', '');
}
