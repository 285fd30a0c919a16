import { Columns3 } from 'lucide-react';
import { useId } from 'react';
import { buttonClass } from '#ui/button.ts';

interface ColumnChoiceProps {
  columns: readonly { readonly key: string; readonly heading: string }[];
  hidden: readonly string[];
  onChange: (hidden: readonly string[]) => void;
}

/** Which columns the table shows; the title and what can be done with a row always stay. */
export function ColumnChoice({ columns, hidden, onChange }: ColumnChoiceProps) {
  const panel = useId();
  return (
    <div className="relative hidden justify-end pb-3 @min-[61rem]:flex">
      <button type="button" popoverTarget={panel} className={buttonClass('quiet')}>
        <Columns3 aria-hidden="true" className="size-5" />
        Columns
      </button>
      <div id={panel} popover="auto" className="column-choice">
        <fieldset>
          <legend className="pb-1 font-semibold">Columns</legend>
          {columns.map(({ key, heading }) => (
            <label key={key} className="flex min-h-11 items-center gap-3">
              <input
                type="checkbox"
                className="size-5"
                checked={!hidden.includes(key)}
                onChange={({ target }) =>
                  onChange(
                    target.checked ? hidden.filter((other) => other !== key) : [...hidden, key],
                  )
                }
              />
              {heading}
            </label>
          ))}
        </fieldset>
      </div>
    </div>
  );
}
