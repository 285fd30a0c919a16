import { useHydrated } from './use-hydrated.ts';

const INDIA_OFFSET_MINUTES = -330;

export function isClockOfIndia(): boolean {
  return new Date().getTimezoneOffset() === INDIA_OFFSET_MINUTES;
}

export function useOtherClock(): boolean {
  return useHydrated() && !isClockOfIndia();
}
