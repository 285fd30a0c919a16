import { Search, X } from 'lucide-react';
import { type MouseEvent, useRef } from 'react';
import { useSharedWords } from '#web/words/use-words.ts';
import { SearchBox } from './search-box.tsx';
import { useSheet } from './use-sheet.ts';

/** In the bar on wide screens; on small ones behind a button, as a popover that works without scripts. */
export function BarSearch({ className, buttonClass }: { className: string; buttonClass: string }) {
  const words = useSharedWords();
  const field = useRef<HTMLInputElement>(null);
  const sheet = useSheet<HTMLDivElement>();

  // Within the click: iOS opens its keyboard for no later focus.
  const openAndFocus = (event: MouseEvent) => {
    event.preventDefault();
    sheet.current?.togglePopover();
    field.current?.focus();
  };

  return (
    <>
      <div ref={sheet} id="search" popover="auto" className={`top-sheet lg:flex-1 ${className}`}>
        <div className="flex items-start gap-2">
          <SearchBox field={field} size="bar" className="grow" />
          <button
            type="button"
            popoverTarget="search"
            popoverTargetAction="hide"
            aria-label={words.searchBox.close}
            className={`${buttonClass} lg:hidden`}
          >
            <X className="size-6" aria-hidden="true" />
          </button>
        </div>
      </div>
      <button
        type="button"
        popoverTarget="search"
        aria-label={words.searchBox.open}
        onClick={openAndFocus}
        className={`${buttonClass} lg:hidden print:hidden`}
      >
        <Search className="size-6" aria-hidden="true" />
      </button>
    </>
  );
}
