import { fill } from '#language/fill.ts';
import {
  type AreaUnit,
  fromSquareFeet,
  MARLAS_IN_KANAL,
  REVENUE_MARLA,
  type SaidArea,
  SQUARE_FEET_IN_ACRE,
} from './area-units.ts';
import { formatPrice } from './price.ts';
import type { UnitWords } from './words/english-units.ts';

const LOCALES = ['en-US', 'en-IN'];
const formatsOf = (maximumFractionDigits: number) =>
  new Map(
    LOCALES.map((locale) => [locale, new Intl.NumberFormat(locale, { maximumFractionDigits })]),
  );
const whole = formatsOf(0);
const hundredths = formatsOf(2);
/** Areas below one would lose too much to two digits. */
const precise = formatsOf(4);

/** `10 marla`, `12 kanal 5 marla`, `2.5 acre`: kanals with whole marlas are said with them. */
export function areaText({ value, unit }: SaidArea, words: UnitWords): string {
  const kanals = Math.floor(value);
  const marlas = (value - kanals) * MARLAS_IN_KANAL;
  const isWithMarlas = unit === 'kanal' && kanals > 0 && isWhole(marlas) && Math.round(marlas) > 0;
  return isWithMarlas
    ? `${counted(kanals, 'kanal', words)} ${counted(Math.round(marlas), 'marla', words)}`
    : counted(value, unit, words);
}

/** An area in another unit, as a visitor has chosen it; square feet are rounded to whole ones. */
export function areaTextIn(
  unit: AreaUnit,
  squareFeet: number,
  words: UnitWords,
  squareFeetPerMarla?: number,
): string {
  return areaText({ value: fromSquareFeet(squareFeet, unit, squareFeetPerMarla), unit }, words);
}

interface Measured {
  readonly squareFeet: number;
  readonly isLand: boolean;
  /** Null where only the square feet or acres are known. */
  readonly said: SaidArea | null;
  readonly squareFeetPerMarla?: number | undefined;
}

/** What stands beside the area as said: square feet, of land kanals and acres. */
export function areasBeside(
  { squareFeet, isLand, said, squareFeetPerMarla }: Measured,
  words: UnitWords,
): string[] {
  const units: readonly AreaUnit[] = isLand ? ['kanal', 'acre'] : ['sqft'];
  return units
    .filter((unit) => unit !== said?.unit)
    .map((unit) => areaTextIn(unit, squareFeet, words, squareFeetPerMarla));
}

/** `Rs. 450,000 per marla`, of land per acre; '' without a price or an area. */
export function pricePerUnit(
  price: number,
  { squareFeet, isLand, squareFeetPerMarla = REVENUE_MARLA }: Omit<Measured, 'said'>,
  words: UnitWords,
): string {
  if (!(price > 0) || !(squareFeet > 0)) return '';
  const units = squareFeet / (isLand ? SQUARE_FEET_IN_ACRE : squareFeetPerMarla);
  const each = formatPrice(Math.max(1, Math.round(price / units)), words);
  return fill(isLand ? words.perAcre : words.perMarla, { price: each });
}

function counted(value: number, unit: AreaUnit, words: UnitWords): string {
  const formats = unit === 'sqft' && value >= 10 ? whole : value < 1 ? precise : hundredths;
  const amount = formats.get(words.priceLocale)?.format(value) ?? String(value);
  const { one, other } = words.areas[unit];
  return fill(value === 1 ? one : other, { amount });
}

function isWhole(value: number): boolean {
  return Math.abs(value - Math.round(value)) < 1e-6;
}
