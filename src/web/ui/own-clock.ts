import { useHydrated } from './use-hydrated.ts';

/** In minutes, as browsers say it. */
const INDIA_OFFSET = -330;

export function isClockOfIndia(): boolean {
  return new Date().getTimezoneOffset() === INDIA_OFFSET;
}

/** False until the scripts run. */
export function useOtherClock(): boolean {
  return useHydrated() && !isClockOfIndia();
}
