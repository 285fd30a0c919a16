import { Columns3 } from 'lucide-react';
import { ToolPanel } from '#back-office/list/tool-panel.tsx';

interface ColumnChoiceProps {
  columns: readonly { readonly key: string; readonly heading: string }[];
  hidden: readonly string[];
  onChange: (hidden: readonly string[]) => void;
}

/** Which columns the table shows; the title and what can be done with a row always stay. */
export function ColumnChoice({ columns, hidden, onChange }: ColumnChoiceProps) {
  return (
    <ToolPanel
      icon={Columns3}
      label="Columns"
      labelClass="max-xl:sr-only"
      className="hidden md:block"
    >
      <fieldset>
        <legend className="pb-1 font-semibold">Columns</legend>
        {columns.map(({ key, heading }) => (
          <label key={key} className="flex min-h-11 items-center gap-3">
            <input
              type="checkbox"
              className="size-6"
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
    </ToolPanel>
  );
}
