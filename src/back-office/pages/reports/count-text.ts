/** E.g. `1 view` and `1,200 views`. */
export function countText(count: number, one: string, many: string): string {
  return `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`;
}

/** About how long, e.g. `20 minutes`, `5 hours`, `3 days`. */
export function hoursText(hours: number): string {
  if (hours < 1) return countText(Math.max(1, Math.round(hours * 60)), 'minute', 'minutes');
  if (Math.round(hours) < 48) return countText(Math.round(hours), 'hour', 'hours');
  return countText(Math.round(hours / 24), 'day', 'days');
}
