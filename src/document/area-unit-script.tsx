import { recordOf } from '#features/listings/typed-record.ts';
import {
  AREA_UNITS,
  type AreaUnit,
  MARLAS_IN_KANAL,
  squareFeetIn,
} from '#platform/units/area-units.ts';
import type { UnitMessages } from '#platform/units/messages/english-units.ts';
import { type AreaStyle, writeArea } from '#platform/units/write-area.ts';
import { AREA_UNIT_KEY } from '#web/ui/chosen-area-unit.ts';
import { InlineScript } from './inline-script.tsx';

/** Before anything is painted. */
export function AreaUnitScript({ messages }: { messages: UnitMessages }) {
  return <InlineScript code={import.meta.env.SSR ? codeOf(messages) : ''} />;
}

function codeOf({ areas, priceLocale, pricePer, amounts }: UnitMessages): string {
  const settings: ChosenUnitSettings = {
    key: AREA_UNIT_KEY,
    sizes: recordOf(AREA_UNITS, (unit) => squareFeetIn(unit)),
    marlas: recordOf(['marla', 'kanal'], (unit) => squareFeetIn(unit, 1)),
    areas,
    marlasInKanal: MARLAS_IN_KANAL,
    locale: priceLocale,
    pricePer,
    rupees: amounts.rupees,
  };
  const json = JSON.stringify(settings).replaceAll('<', '\\u003c');
  return `(${writeChosenUnit})(${json}, ${writeArea});`;
}

interface ChosenUnitSettings {
  /** Of the choice in the browser's storage. */
  readonly key: string;
  /** Square feet of each unit. */
  readonly sizes: Readonly<Record<AreaUnit, number>>;
  /** The unit of areas that depends on the size of the marla, in marlas. */
  readonly marlas: Readonly<Partial<Record<AreaUnit, number>>>;
  readonly areas: AreaStyle['areas'];
  readonly marlasInKanal: number;
  readonly locale: string;
  readonly pricePer: Readonly<Record<AreaUnit, string>>;
  /** With `{amount}`. */
  readonly rupees: string;
}

/**
 * Writes the areas of a page, and the prices of a unit, in the unit that the visitor chose, as the
 * page arrives, so that no other is ever painted. Pages carry a copy of it as text: it must not use
 * anything outside its body.
 */
function writeChosenUnit(
  { key, sizes, marlas, areas, marlasInKanal, locale, pricePer, rupees }: ChosenUnitSettings,
  write: typeof writeArea,
): void {
  const isUnit = (name: string | null): name is AreaUnit => name !== null && name in sizes;
  const remembered = () => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  };
  const unit = remembered();
  if (!isUnit(unit)) return;

  const format = (value: number, maximumFractionDigits: number) =>
    value.toLocaleString(locale, { maximumFractionDigits });
  const textOf = ({ ownArea, squareFeet, marla, price }: DOMStringMap) => {
    if (ownArea !== undefined) return ownArea;
    const inMarlas = marlas[unit];
    const size =
      marla === undefined || inMarlas === undefined ? sizes[unit] : inMarlas * Number(marla);
    const area = Number(squareFeet) / size;
    if (price !== undefined) {
      const each = format(Math.max(1, Math.round(Number(price) / area)), 0);
      return pricePer[unit].replace('{price}', rupees.replace('{amount}', each));
    }
    return write(area, unit, { areas, marlasInKanal, format });
  };
  const writeAll = () => {
    for (const element of document.querySelectorAll<HTMLElement>('[data-own-unit]')) {
      const text = textOf(element.dataset);
      if (element.dataset.ownUnit !== unit && element.textContent !== text)
        element.textContent = text;
    }
    for (const choice of document.querySelectorAll<HTMLSelectElement>('select[data-area-unit]'))
      choice.value = unit;
  };
  const observer = new MutationObserver(writeAll);
  observer.observe(document, { childList: true, subtree: true });
  addEventListener('DOMContentLoaded', () => {
    writeAll();
    observer.disconnect();
  });
}
