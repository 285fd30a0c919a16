import { useSyncExternalStore } from 'react';
import { createStoredValue } from '#platform/ui/stored-value.ts';
import { AREA_UNITS, type AreaUnit } from '#platform/units/area-units.ts';

export const AREA_UNIT_KEY = 'area-unit';

const chosen = createStoredValue<AreaUnit | undefined>(
  AREA_UNIT_KEY,
  (text) => AREA_UNITS.find((unit) => unit === text),
  (unit) => unit ?? null,
);

/** The unit in which the visitor wants to read areas; undefined on the server. */
export function useChosenAreaUnit(): AreaUnit | undefined {
  return useSyncExternalStore(chosen.subscribe, chosen.get, () => undefined);
}

/** Undefined for each area as it is listed. */
export function chooseAreaUnit(unit: AreaUnit | undefined): void {
  chosen.update(() => unit);
}
