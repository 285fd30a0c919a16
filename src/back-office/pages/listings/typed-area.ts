import type { AreaAs } from '#features/listings/area-as.ts';
import { plainTyping } from '#language/plain-typing.ts';
import { areaText } from '#units/area-text.ts';
import { isCountedInMarlas, REVENUE_MARLA } from '#units/area-units.ts';
import { parseNumber } from '#units/number.ts';
import { parseArea } from '#units/parse-area.ts';
import { inTwelveDigits } from '#units/rounding.ts';
import { ENGLISH_UNITS } from '#units/words/english-units.ts';

/** What an area that was typed is in the API: one of the two members. */
export interface TypedArea {
  /** NaN for text that is no area. */
  readonly totalArea?: number;
  readonly areaAs?: AreaAs;
}

/** A number alone is the total area; anything with a unit is said. `marla` is '' for 272.25. */
export function typedArea(text: string, marla: string): TypedArea {
  if (text.trim() === '') return {};
  const bare = parseNumber(plainTyping(text));
  if (bare !== undefined && Number.isFinite(bare)) return { totalArea: bare };
  const squareFeetPerMarla = Number(marla) || REVENUE_MARLA;
  const area = parseArea(text, { squareFeetPerMarla });
  if (area === undefined) return { totalArea: Number.NaN };
  return {
    areaAs: {
      ...area,
      squareFeetPerMarla: isCountedInMarlas(area.unit) ? squareFeetPerMarla : null,
    },
  };
}

/** Text that is read as exactly this area again. */
export function areaFieldText(area: AreaAs): string {
  const text = areaText(area, ENGLISH_UNITS);
  const value = inTwelveDigits(area.value);
  return parseArea(text)?.value === value && parseArea(text)?.unit === area.unit
    ? text
    : ENGLISH_UNITS.areas[area.unit].other.replace('{amount}', String(area.value));
}

/** '' for the revenue records' marla, which needs no choice. */
export function marlaFieldText(area: AreaAs | null): string {
  const marla = area?.squareFeetPerMarla ?? REVENUE_MARLA;
  return marla === REVENUE_MARLA ? '' : String(marla);
}
