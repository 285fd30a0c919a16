import { parseQuantity } from './quantity.ts';

/**
 * Square feet: 9 square karam of 66 inches. Urban estates use 225, some old villages 206.640625.
 */
export const REVENUE_MARLA = 272.25;
const MARLAS_IN_KANAL = 20;
const SARSAHIS_IN_MARLA = 9;
export const SQUARE_FEET_IN_ACRE = 43_560;

/** In square feet. The bigha is missing: it differs from district to district. */
const FIXED_SIZES: ReadonlyMap<string, number> = new Map([
  ...sizes(1, 'sqft sft sqfeet sqfoot squarefeet squarefoot squareft feet ft²'),
  ...sizes(
    9,
    'sqyd sqyds sqyard sqyards squareyard squareyards yard yards yd yds gaj gaz guz sqgaj yd²',
  ),
  ...sizes(
    10.763_910_4,
    'sqm sqmt sqmtr sqmtrs sqmeter sqmeters sqmetre sqmetres squaremeter squaremeters squaremetre squaremetres m²',
  ),
  ...sizes(SQUARE_FEET_IN_ACRE, 'acre acres ac killa killas kila kilas kille kile khet'),
  ...sizes(25 * SQUARE_FEET_IN_ACRE, 'murabba murabbas'),
  ...sizes(107_639.104, 'hectare hectares ha'),
]);

const MARLA = new Set(['marla', 'marlas', 'marle', 'mrl']);
const KANAL = new Set(['kanal', 'kanals', 'knl']);
const SARSAHI = new Set(['sarsahi', 'sarsahis', 'sirsahi']);

/** `12-5`, `12K-5M`, `12-5-3`: kanal, marla and sarsahi as land records write them. */
const KANAL_MARLA =
  /^(\d{1,5})\s*(?:k\.?)?\s*[-–]\s*(\d{1,2})\s*(?:m\.?)?(?:\s*[-–]\s*(\d)\s*(?:s\.?)?)?$|^(\d{1,5})\s*k\.?\s*(\d{1,2})\s*m\.?$/;

const QUALIFIERS = /\b(?:approx(?:imately)?|about|nearly)\b\.?/g;

export function areaSize(unit: string, marla: number): number | undefined {
  if (MARLA.has(unit)) return marla;
  if (KANAL.has(unit)) return marla * MARLAS_IN_KANAL;
  if (SARSAHI.has(unit)) return marla / SARSAHIS_IN_MARLA;
  return FIXED_SIZES.get(unit);
}

/** `1250`, `5 marla`, `12-5`; `bareSize` is the size of a number without a unit. */
export function parseArea(text: string, bareSize: number, marla: number): number | undefined {
  const words = text
    .toLowerCase()
    .replace(QUALIFIERS, ' ')
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

/** Larger numbers behind a dash mean something else, perhaps a range. */
function kanalMarla(
  kanals: number,
  marlas: number,
  sarsahis: number,
  marla: number,
): number | undefined {
  if (marlas >= MARLAS_IN_KANAL || sarsahis >= SARSAHIS_IN_MARLA) return undefined;
  return (kanals * MARLAS_IN_KANAL + marlas + sarsahis / SARSAHIS_IN_MARLA) * marla;
}

function sizes(size: number, units: string): [string, number][] {
  return units.split(' ').map((unit) => [unit, size]);
}
