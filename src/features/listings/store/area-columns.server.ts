import type { Selectable } from 'kysely';
import type { AreaAs } from '#features/listings/area-as.ts';
import type { Tables } from '#platform/database/tables.ts';
import { AREA_UNITS } from '#platform/units/area-units.ts';

type AreaColumns = Pick<
  Selectable<Tables['property']>,
  'said_area' | 'said_area_unit' | 'square_feet_per_marla'
>;

export function areaAsFrom(row: AreaColumns): AreaAs | null {
  const unit = AREA_UNITS.find((known) => known === row.said_area_unit);
  return row.said_area === null || unit === undefined
    ? null
    : { value: row.said_area, unit, squareFeetPerMarla: row.square_feet_per_marla };
}

export function areaColumns(areaAs: AreaAs | null): AreaColumns {
  return {
    said_area: areaAs?.value ?? null,
    said_area_unit: areaAs?.unit ?? null,
    square_feet_per_marla: areaAs?.squareFeetPerMarla ?? null,
  };
}
