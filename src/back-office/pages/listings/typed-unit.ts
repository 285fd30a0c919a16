import { plainTyping } from '#platform/language/plain-typing.ts';
import { type AreaUnit, fromSquareFeet, toSquareFeet } from '#platform/units/area-units.ts';
import { ENGLISH_UNITS } from '#platform/units/messages/english-units.ts';
import { inTwelveDigits } from '#platform/units/rounding.ts';
import { typedArea } from './form-measures.ts';

export interface AreaMeasure {
  /** What a number alone counts. */
  readonly own: AreaUnit;
  /** As the form has it: '' for that of the revenue records. */
  readonly marla: string;
}

const RUPEES_IN = { rupees: 1, lakh: 100_000, crore: 10_000_000 } as const;

export type PriceUnit = keyof typeof RUPEES_IN;

const ONE_NUMBER = /^[^\d]*[\d.,]+[^\d]*$/;
const ONE_PRICE = /^(?:(?:rs\.?|₹) ?)?[\d.,]+ ?(?:(l|lakhs?|lacs?)|(cr|crores?))?$/;

function saidArea(text: string, { own, marla }: AreaMeasure) {
  const { areaAs, totalArea = Number.NaN } = typedArea(text, marla);
  if (areaAs !== undefined) return areaAs;
  return Number.isNaN(totalArea) ? undefined : { value: totalArea, unit: own };
}

/** Undefined for text that is no area. */
export function areaUnitIn(text: string, measure: AreaMeasure): AreaUnit | undefined {
  return saidArea(text, measure)?.unit;
}

/** One number keeps its value and gets the other unit; anything else is converted into it. */
export function withAreaUnit(text: string, unit: AreaUnit, measure: AreaMeasure): string {
  const said = saidArea(text, measure);
  if (said === undefined) return text;
  const marla = Number(measure.marla) || undefined;
  const value = ONE_NUMBER.test(plainTyping(text))
    ? said.value
    : inTwelveDigits(fromSquareFeet(toSquareFeet(said, marla), unit, marla));
  return unit === measure.own
    ? String(value)
    : ENGLISH_UNITS.areas[unit].other.replace('{amount}', String(value));
}

/** Undefined where the price is said in another way than as one number. */
export function priceUnitIn(text: string): PriceUnit | undefined {
  const found = ONE_PRICE.exec(plainTyping(text).toLowerCase().trim());
  if (found === null) return undefined;
  const [, lakh, crore] = found;
  if (crore !== undefined) return 'crore';
  return lakh === undefined ? 'rupees' : 'lakh';
}

/** As `withAreaUnit`, for a price that is `rupees` as it stands. */
export function withPriceUnit(text: string, unit: PriceUnit, rupees: number): string {
  if (Number.isNaN(rupees)) return text;
  const amount = String(inTwelveDigits(rupees / RUPEES_IN[priceUnitIn(text) ?? unit]));
  return unit === 'rupees' ? amount : `${amount} ${unit}`;
}
