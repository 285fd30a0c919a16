import { useRef } from 'react';
import { SearchBox } from '#web/shell/search-box.tsx';
import type { ShellData } from '#web/shell/shell-data.ts';
import { usePageWords } from '#web/words/use-words.ts';
import { QuickChoices } from './quick-choices.tsx';

/** What the page opens with: one box that understands, and quick choices. */
export function HomeSearch({ shell }: { shell: ShellData }) {
  const words = usePageWords('home');
  const field = useRef<HTMLInputElement>(null);
  return (
    <div className="flex flex-col lg:pt-10">
      <h1 id="find" className="text-2xl sm:text-4xl">
        {words.heading}
      </h1>
      <SearchBox
        field={field}
        places={shell.places}
        size="page"
        labelledBy="find"
        className="mt-4 sm:mt-5"
      />
      <p className="mt-2 px-1 text-sm text-muted max-sm:hidden">{words.hint}</p>
      <QuickChoices places={shell.topLocations} />
    </div>
  );
}
