import { useRef } from 'react';
import { Icon } from '#web/ui/icon.tsx';
import { useSharedWords } from '#web/words/use-words.ts';
import { useAskedPhrase } from './asked-phrase.ts';
import { SearchBox } from './search-box.tsx';
import type { Place } from './shell-data.ts';
import { useSheet } from './use-sheet.ts';

interface BarSearchProps {
  places: readonly Place[];
  /** What opens it on small screens: an icon, or a line that says what was asked. */
  opener: 'icon' | 'line' | undefined;
  className: string;
  buttonClass: string;
}

/** In the bar on wide screens; on small ones a popover, to whose field `OpenSearchScript` moves the focus. */
export function BarSearch({ places, opener, className, buttonClass }: BarSearchProps) {
  const words = useSharedWords();
  const asked = useAskedPhrase();
  const field = useRef<HTMLInputElement>(null);
  const sheet = useSheet<HTMLDivElement>();

  return (
    <>
      <div ref={sheet} id="search" popover="auto" className={`top-sheet lg:flex-1 ${className}`}>
        <SearchBox field={field} places={places} size="bar" />
        <button
          type="button"
          popoverTarget="search"
          popoverTargetAction="hide"
          aria-label={words.searchBox.close}
          className={`${buttonClass} absolute top-3.5 right-3 lg:hidden`}
        >
          <Icon name="close" className="size-6" />
        </button>
      </div>
      {opener !== undefined && (
        <button
          type="button"
          popoverTarget="search"
          className={`${opener === 'line' ? 'search-line' : buttonClass} lg:hidden print:hidden`}
        >
          <Icon name="search" className={opener === 'line' ? 'size-5 shrink-0' : 'size-6'} />
          <span className="sr-only">{words.searchBox.open}</span>
          {opener === 'line' && (
            <span className={`truncate ${asked === '' ? '' : 'text-ink'}`}>
              {asked || words.searchBox.example}
            </span>
          )}
        </button>
      )}
    </>
  );
}
