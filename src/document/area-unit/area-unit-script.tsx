import { InlineScript } from '#document/inline-script.tsx';
import { recordOf } from '#features/listings/typed-record.ts';
import { AREA_UNITS, MARLAS_IN_KANAL, squareFeetIn } from '#units/area-units.ts';
import type { UnitWords } from '#units/words/english-units.ts';
import { writeArea } from '#units/write-area.ts';
import { AREA_UNIT_KEY } from '#web/ui/chosen-area-unit.ts';
import { type ChosenUnitSettings, writeChosenUnit } from './write-chosen-unit.ts';

/** Before anything is painted. */
export function AreaUnitScript({ words }: { words: UnitWords }) {
  return <InlineScript code={import.meta.env.SSR ? codeOf(words) : ''} />;
}

function codeOf({ areas, priceLocale, pricePer, amounts }: UnitWords): string {
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
