import { fill } from '#platform/language/fill.ts';
import { type AreaUnit, fromSquareFeet, MARLAS_IN_KANAL, type SaidArea } from './area-units.ts';
import { formatAsWritten, formatNumber } from './format-number.ts';
import type { UnitMessages } from './messages/english-units.ts';
import { formatPrice } from './price.ts';
import { inTwelveDigits } from './rounding.ts';
import { writeArea } from './write-area.ts';

export function areaText({ value, unit }: SaidArea, { areas, priceLocale }: UnitMessages): string {
  return writeArea(value, unit, {
    areas,
    marlasInKanal: MARLAS_IN_KANAL,
    format: (amount, digits) => formatNumber(amount, priceLocale, digits),
  });
}

/** With all digits, as it was written. */
export function acresText(acres: number, { areas, priceLocale }: UnitMessages): string {
  const amount = formatAsWritten(acres, priceLocale);
  return fill(areas.acre[acres === 1 ? 'one' : 'other'], { amount });
}

/** With all digits, as it was written. */
export function feetText(feet: number, { amounts, priceLocale }: UnitMessages): string {
  return fill(amounts.feet, { amount: formatAsWritten(feet, priceLocale) });
}

/** An area in another unit, as a visitor has chosen it; square feet are rounded to whole ones. */
export function areaTextIn(
  unit: AreaUnit,
  squareFeet: number,
  messages: UnitMessages,
  squareFeetPerMarla?: number,
): string {
  return areaText({ value: fromSquareFeet(squareFeet, unit, squareFeetPerMarla), unit }, messages);
}

export interface MeasuredArea {
  readonly squareFeet: number;
  readonly isLand: boolean;
  /** Null where only the square feet or acres are known. */
  readonly said: SaidArea | null;
  readonly squareFeetPerMarla?: number | undefined;
}

/** What stands beside the area as said: square feet, of land kanals and acres. */
export function areasBeside(
  { squareFeet, isLand, said, squareFeetPerMarla }: MeasuredArea,
  messages: UnitMessages,
): string[] {
  const units: readonly AreaUnit[] = isLand ? ['kanal', 'acre'] : ['sqft'];
  return units
    .filter((unit) => unit !== said?.unit)
    .map((unit) => areaTextIn(unit, squareFeet, messages, squareFeetPerMarla));
}

/** The unit in which an area stands first unless a visitor has chosen another. */
export function ownUnit({ said, isLand }: MeasuredArea): AreaUnit {
  return said?.unit ?? (isLand ? 'acre' : 'sqft');
}

/** As the agency says it, and what stands beside that. Without its words, the number alone. */
function ownArea(measured: MeasuredArea, messages: UnitMessages): ShownArea {
  const { said, isLand, squareFeet } = measured;
  if (said !== null)
    return { area: areaText(said, messages), beside: areasBeside(measured, messages).join(' · ') };
  const amount = inTwelveDigits(isLand ? fromSquareFeet(squareFeet, 'acre') : squareFeet);
  const squareFeetText = () =>
    fill(messages.onCards.squareFeet, { amount: formatAsWritten(amount, messages.priceLocale) });
  return { area: isLand ? acresText(amount, messages) : squareFeetText(), beside: '' };
}

interface ShownArea {
  readonly area: string;
  /** '' for none. */
  readonly beside: string;
}

/** In the unit that a visitor chose, and beside it as the agency says it. */
export function shownArea(
  measured: MeasuredArea,
  chosen: AreaUnit | undefined,
  messages: UnitMessages,
): ShownArea {
  const own = ownArea(measured, messages);
  if (chosen === undefined || chosen === ownUnit(measured)) return own;
  const { squareFeet, squareFeetPerMarla } = measured;
  return {
    area: areaTextIn(chosen, squareFeet, messages, squareFeetPerMarla),
    beside: own.area,
  };
}

/** The unit whose price is told unless a visitor has chosen another. */
export function pricedUnit({ isLand }: Pick<MeasuredArea, 'isLand'>): AreaUnit {
  return isLand ? 'acre' : 'marla';
}

/** `Rs. 450,000 per marla`; '' without a price or an area. */
export function pricePerUnit(
  price: number,
  area: Omit<MeasuredArea, 'said'>,
  messages: UnitMessages,
  unit: AreaUnit = pricedUnit(area),
): string {
  const amount = fromSquareFeet(area.squareFeet, unit, area.squareFeetPerMarla);
  if (!(price > 0) || !(amount > 0)) return '';
  return fill(messages.pricePer[unit], {
    price: formatPrice(Math.max(1, Math.round(price / amount)), messages),
  });
}
