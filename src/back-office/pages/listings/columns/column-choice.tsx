import { Columns3 } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { ToolPanel } from '#back-office/list/tool-panel.tsx';
import {
  savedViews,
  saveView,
  subscribeToViews,
  viewOf,
} from '#back-office/pages/listings/filters/view-store.ts';
import { createStore } from '#platform/ui/store.ts';
import { isListOf, isText } from '#platform/validation/shape.ts';

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

const KEY = 'hidden listing columns';
const NONE: readonly string[] = [];

const ofDevice = createStore<readonly string[]>(restore());

/** A kept view has its own; every other list has those of this device. */
export function hiddenColumns(query: URLSearchParams): readonly string[] {
  return viewOf(query)?.hidden ?? ofDevice.get();
}

export function useHiddenColumns(query: URLSearchParams): readonly string[] {
  useSyncExternalStore(subscribeToViews, savedViews, savedViews);
  useSyncExternalStore(ofDevice.subscribe, ofDevice.get, ofDevice.get);
  return hiddenColumns(query);
}

export function hideColumns(query: URLSearchParams, hidden: readonly string[]): void {
  const view = viewOf(query);
  if (view === undefined) keepOnDevice(hidden);
  else saveView({ ...view, hidden: [...hidden] });
}

function keepOnDevice(hidden: readonly string[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(hidden));
  } catch {
    // Without storage the choice lasts as long as the page.
  }
  ofDevice.set(hidden);
}

function restore(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return isListOf(isText)(kept) ? kept : NONE;
  } catch {
    return NONE;
  }
}
