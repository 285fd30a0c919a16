import type { RefObject } from 'react';
import { fill } from '#platform/language/fill.ts';
import { usePageMessages } from '#web/messages/use-messages.ts';
import { InPlaceLink } from '#web/navigation/in-place-link.tsx';
import { Icon } from '#web/ui/icon.tsx';
import type { Chip, ExploreData } from './explore-data.ts';
import { DRAWER_ID, type DrawerOpener, IS_WIDE } from './filter-drawer.tsx';
import { focusField } from './form-fields.ts';

interface SearchChipsProps extends Pick<ExploreData, 'chips' | 'meant' | 'notes'> {
  opener: RefObject<DrawerOpener | undefined>;
}

/** What the search asks for, each with its field and a link that removes it; then what may be meant. */
export function SearchChips({ chips, meant, notes, opener }: SearchChipsProps) {
  const messages = usePageMessages('explore');
  return (
    <>
      {chips.length > 0 && (
        <ul aria-label={messages.chosen} className="choices -mt-1 mb-2 md:mb-3 print:hidden">
          {chips.map((chip) => (
            <SearchChip key={chip.field ?? chip.label} chip={chip} opener={opener} />
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
          <InPlaceLink
            href={address}
            className="inline-flex min-h-11 items-center font-semibold text-field underline underline-offset-4"
          >
            {text}
          </InPlaceLink>
        </p>
      ))}
    </>
  );
}

interface SearchChipProps extends Pick<SearchChipsProps, 'opener'> {
  chip: Chip;
}

function SearchChip({ chip: { label, field, address, isQuiet }, opener }: SearchChipProps) {
  const messages = usePageMessages('explore');
  return (
    <li className={isQuiet ? 'choice search-chip text-muted' : 'choice search-chip'}>
      {field === undefined ? (
        <span>{label}</span>
      ) : (
        <button
          type="button"
          onClick={({ currentTarget: button }) => {
            opener.current = { button, field };
            if (matchMedia(IS_WIDE).matches) focusField(document, field);
            else document.getElementById(DRAWER_ID)?.showPopover();
          }}
        >
          {label}
        </button>
      )}
      <InPlaceLink href={address} aria-label={fill(messages.remove, { filter: label })}>
        <Icon name="close" className="size-4" />
      </InPlaceLink>
    </li>
  );
}
