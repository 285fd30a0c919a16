import { AREA_UNITS } from '#platform/units/area-units.ts';
import type { KnownOfPlot } from './plot.ts';

const NUMBERS = ['front', 'depth', 'squareFeet', 'bearing', 'roadSides', 'roadWidth'] as const;

/** What is known of a plot, as the query of its drawing's address. */
export function plotQuery(known: KnownOfPlot): string {
  const query = new URLSearchParams();
  for (const name of NUMBERS) {
    const value = known[name];
    if (value !== undefined && (value > 0 || name === 'bearing')) query.set(name, String(value));
  }
  const { area, squareFeetPerMarla } = known;
  if (area !== undefined) {
    query.set('area', String(area.value));
    query.set('unit', area.unit);
  }
  if (squareFeetPerMarla) query.set('marla', String(squareFeetPerMarla));
  return String(query);
}

/** Texts that are no numbers become NaN, which no drawing is made from. */
export function knownFromQuery(query: URLSearchParams): KnownOfPlot {
  const numberAt = (name: string) => {
    const text = query.get(name);
    return text === null ? undefined : Number(text);
  };
  const unit = AREA_UNITS.find((known) => known === query.get('unit'));
  const value = numberAt('area');
  return {
    ...Object.fromEntries(NUMBERS.map((name) => [name, numberAt(name)])),
    area: value === undefined || unit === undefined ? undefined : { value, unit },
    squareFeetPerMarla: numberAt('marla'),
  };
}
