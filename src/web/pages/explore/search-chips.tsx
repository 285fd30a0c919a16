import { X } from 'lucide-react';
import { Link } from 'react-router';
import { fill } from '#language/fill.ts';
import { usePageWords } from '#web/words/use-words.ts';
import type { Chip, ExploreData } from './explore-data.ts';

type SearchChipsProps = Pick<ExploreData, 'chips' | 'meant' | 'notes'>;

/** What the search asks for, each with a link that removes it; then what may have been meant. */
export function SearchChips({ chips, meant, notes }: SearchChipsProps) {
  const words = usePageWords('explore');
  return (
    <>
      {chips.length > 0 && (
        <ul aria-label={words.chosen} className="mt-3 flex flex-wrap gap-2 print:hidden">
          {chips.map((chip) => (
            <RemovableChip key={chip.label} chip={chip} />
          ))}
        </ul>
      )}
      {notes.map((note) => (
        <p key={note} className="mt-3 text-muted">
          {note}
        </p>
      ))}
      {meant !== undefined && (
        <p className="mt-3">
          <Link
            to={meant.address}
            className="inline-flex min-h-11 items-center font-semibold text-field underline underline-offset-4"
          >
            {meant.text}
          </Link>
        </p>
      )}
    </>
  );
}

function RemovableChip({ chip: { label, address } }: { chip: Chip }) {
  const words = usePageWords('explore');
  return (
    <li className="max-w-full">
      <Link
        to={address}
        aria-label={fill(words.remove, { filter: label })}
        className="inline-flex min-h-11 max-w-full items-center gap-2 rounded-[22px] border border-line-strong bg-surface px-4 py-2 text-ink no-underline hover:border-field hover:text-field"
      >
        <span>{label}</span>
        <X className="size-4 shrink-0" aria-hidden="true" />
      </Link>
    </li>
  );
}
