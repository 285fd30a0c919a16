import { useId } from 'react';
import { NativeSelect } from '#platform/ui/native-select.tsx';
import { AREA_UNITS } from '#platform/units/area-units.ts';
import { useSharedMessages } from '#web/messages/use-messages.ts';
import { chooseAreaUnit, useChosenAreaUnit } from './chosen-area-unit.ts';

/** The unit of every area on every page of this browser. It needs scripts. */
export function AreaUnitChoice({ className = '' }: { className?: string }) {
  const id = `unit${useId()}`;
  const { areaUnit, units } = useSharedMessages();
  const chosen = useChosenAreaUnit();
  return (
    <div
      className={`flex max-w-full flex-wrap items-center gap-2 unscripted:hidden print:hidden ${className}`}
    >
      <label htmlFor={id} className="whitespace-nowrap text-muted">
        {areaUnit.choose}
      </label>
      <NativeSelect
        id={id}
        value={chosen ?? ''}
        onChange={({ currentTarget }) =>
          chooseAreaUnit(AREA_UNITS.find((unit) => unit === currentTarget.value))
        }
        data-area-unit=""
        // As wide before a choice as after it, which would move the label.
        className="w-44 max-w-full"
      >
        <option value="">{areaUnit.asListed}</option>
        {AREA_UNITS.map((unit) => (
          <option key={unit} value={unit}>
            {units.areaUnits[unit]}
          </option>
        ))}
      </NativeSelect>
    </div>
  );
}
