import { parseQuantity } from './quantity.ts';

/** A revenue marla: 9 square karam of 66 inches (Punjab land records). Urban estates count 225, some old villages 206.640625. */
export const REVENUE_MARLA = 272.25;
const MARLAS_IN_KANAL = 20;
const SARSAHIS_IN_MARLA = 9;
/** Also the killa: 8 kanals of revenue marlas, whatever marla a town counts in. */
export const SQUARE_FEET_IN_ACRE = 43_560;

/** Square feet of the units that are the same everywhere. The bigha is not among them: it differs from district to district. */
const FIXED: ReadonlyMap<string, number> = new Map([
  ...names(1, 'sqft sft sqfeet sqfoot squarefeet squarefoot squareft feet ft²'),
  ...names(
    9,
    'sqyd sqyds sqyard sqyards squareyard squareyards yard yards yd yds gaj gaz guz sqgaj yd²',
  ),
  ...names(
    10.763_910_4,
    'sqm sqmt sqmtr sqmtrs sqmeter sqmeters sqmetre sqmetres squaremeter squaremeters squaremetre squaremetres m²',
  ),
  ...names(SQUARE_FEET_IN_ACRE, 'acre acres ac killa killas kila kilas kille kile khet'),
  ...names(25 * SQUARE_FEET_IN_ACRE, 'murabba murabbas'),
  ...names(107_639.104, 'hectare hectares ha'),
]);

const MARLA = new Set(['marla', 'marlas', 'marle', 'mrl']);
const KANAL = new Set(['kanal', 'kanals', 'knl']);
const SARSAHI = new Set(['sarsahi', 'sarsahis', 'sirsahi']);

/** Kanal-marla or kanal-marla-sarsahi, as land records write them: `12-5`, `12K-5M`. */
const KANAL_MARLA =
  /^(\d{1,5})\s*(?:k\.?)?\s*[-–]\s*(\d{1,2})\s*(?:m\.?)?(?:\s*[-–]\s*(\d)\s*(?:s\.?)?)?$|^(\d{1,5})\s*k\.?\s*(\d{1,2})\s*m\.?$/;

/** Said beside an area without changing it. */
const ASIDES = /\b(?:approx(?:imately)?|about|nearly)\b\.?/g;

/** The square feet of a unit by its letters, or undefined; `marla` is the size of a marla in square feet. */
export function areaSize(unit: string, marla: number): number | undefined {
  if (MARLA.has(unit)) return marla;
  if (KANAL.has(unit)) return marla * MARLAS_IN_KANAL;
  if (SARSAHI.has(unit)) return marla / SARSAHIS_IN_MARLA;
  return FIXED.get(unit);
}

/** Square feet of `1250`, `5 marla`, `2 kanal 3 marla`, `12-5`, `200 gaj`, `1.5 acre`; a number without a unit is in units of `bareSize` square feet. */
export function parseArea(text: string, bareSize: number, marla: number): number | undefined {
  const words = text
    .toLowerCase()
    .replace(ASIDES, ' ')
    .replace(/(?<=ft|m|yd)(?:2|\^2)\b/g, '²')
    .trim();
  const [, kanals, marlas = '0', sarsahis = '0', kanalsByLetter, marlasByLetter = '0'] =
    KANAL_MARLA.exec(words) ?? [];
  if (kanals !== undefined)
    return kanalMarla(Number(kanals), Number(marlas), Number(sarsahis), marla);
  if (kanalsByLetter !== undefined)
    return kanalMarla(Number(kanalsByLetter), Number(marlasByLetter), 0, marla);
  return parseQuantity(words, (unit) => (unit === '' ? bareSize : areaSize(unit, marla)));
}

/** Twenty marlas are a kanal and nine sarsahis a marla: more than that behind a dash means something else, a range perhaps. */
function kanalMarla(
  kanals: number,
  marlas: number,
  sarsahis: number,
  marla: number,
): number | undefined {
  if (marlas >= MARLAS_IN_KANAL || sarsahis >= SARSAHIS_IN_MARLA) return undefined;
  return (kanals * MARLAS_IN_KANAL + marlas + sarsahis / SARSAHIS_IN_MARLA) * marla;
}

function names(size: number, units: string): [string, number][] {
  return units.split(' ').map((unit) => [unit, size]);
}
