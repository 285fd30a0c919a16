import { Link } from 'react-router';
import { fill } from '#language/fill.ts';
import { Icon } from '#web/ui/icon.tsx';
import { usePageWords } from '#web/words/use-words.ts';
import type { Chip, ExploreData } from './explore-data.ts';

type SearchChipsProps = Pick<ExploreData, 'chips' | 'meant' | 'notes'>;

/** What the search asks for, each with a link that removes it; then what may have been meant. */
export function SearchChips({ chips, meant, notes }: SearchChipsProps) {
  const words = usePageWords('explore');
  return (
    <>
      {chips.length > 0 && (
        <ul aria-label={words.chosen} className="choices -mt-1 mb-2 md:mb-3 print:hidden">
          {chips.map((chip) => (
            <RemovableChip key={chip.label} chip={chip} />
          ))}
        </ul>
      )}
      {notes.map((note) => (
        <p key={note} className="mb-3 text-muted">
          {note}
        </p>
      ))}
      {meant.map(({ text, address }) => (
        <p key={text} className="mb-3">
          <Link
            to={address}
            className="inline-flex min-h-11 items-center font-semibold text-field underline underline-offset-4"
          >
            {text}
          </Link>
        </p>
      ))}
    </>
  );
}

function RemovableChip({ chip: { label, address } }: { chip: Chip }) {
  const words = usePageWords('explore');
  return (
    <li>
      <Link
        to={address}
        aria-label={fill(words.remove, { filter: label })}
        className="choice gap-2"
      >
        <span className="max-w-[70vw] truncate md:max-w-96">{label}</span>
        <Icon name="close" className="size-4 shrink-0" />
      </Link>
    </li>
  );
}
