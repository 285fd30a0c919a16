import type { KnownOfPlot } from '#features/listings/plot-drawing/plot.ts';
import { SQUARE_FEET_IN_ACRE } from '#platform/units/area-units.ts';
import type { AreaAs } from './area-as.ts';
import type { EnumerationId } from './enumerations/enumerations.ts';
import { areaUnit } from './field-queries.ts';
import { PLOT_FIELDS } from './fields.ts';
import { HOUSE } from './listing-kind.ts';

export type PlotField = (typeof PLOT_FIELDS)[keyof typeof PLOT_FIELDS][number];

const BEARINGS: Readonly<Record<number, number>> = {
  1: 0,
  2: 180,
  3: 90,
  4: 270,
  5: 45,
  6: 315,
  7: 135,
  8: 225,
} satisfies Record<EnumerationId<'Facing'>, number>;

/** Builder floors and flats share their ground with others. */
const WITHOUT_GROUND: readonly number[] = [4, 5] satisfies EnumerationId<'HouseType'>[];

interface Ground {
  readonly propertyType: number;
  /** 0 for other kinds. */
  readonly houseType: number;
  readonly totalArea: number;
  readonly areaAs: AreaAs | null;
}

/** What a drawing of its plot may show; undefined for a listing that is no ground. */
export function knownOfPlot(
  { propertyType, houseType, totalArea, areaAs }: Ground,
  value: (name: PlotField) => unknown,
): KnownOfPlot | undefined {
  if (propertyType === HOUSE && WITHOUT_GROUND.includes(houseType)) return undefined;
  const first = (names: readonly PlotField[]) =>
    names.map(value).find((known) => typeof known === 'number' && known > 0);
  const number = (role: keyof typeof PLOT_FIELDS) => Number(first(PLOT_FIELDS[role]) ?? 0);
  return {
    front: number('front'),
    depth: number('depth'),
    bearing: BEARINGS[number('bearing')],
    roadSides: number('roadSides'),
    roadWidth: number('roadWidth'),
    squareFeet: totalArea * (areaUnit(propertyType) === 'acres' ? SQUARE_FEET_IN_ACRE : 1),
    area: areaAs ?? undefined,
    squareFeetPerMarla: areaAs?.squareFeetPerMarla ?? undefined,
  };
}
