import { Clock3, Hash, House, MapPin, Ruler, Trash2 } from 'lucide-react';
import type { RefObject } from 'react';
import { fill } from '#platform/language/fill.ts';
import { useLanguage } from '#web/language/use-language.ts';
import { useSharedMessages } from '#web/messages/use-messages.ts';
import { textLanguage } from '#web/ui/text-language.ts';
import { useCombobox, useTypedText } from './use-combobox.ts';
import { type OfferedOption, useOffers } from './use-offers.ts';

const ICONS = {
  ...{ recent: Clock3, forget: Trash2, listing: Hash },
  ...{ place: MapPin, quarter: MapPin, kind: House, unit: Ruler },
} as const;

/** What may be meant, below the search box while it is used. */
export function Suggestions({ field }: { field: RefObject<HTMLInputElement | null> }) {
  const { searchBox } = useSharedMessages();
  const text = useTypedText(field);
  const offers = useOffers(text.typed, (phrase) => search(field.current, phrase));
  const { listId, active, optionId } = useCombobox(field, text, {
    count: offers.length,
    take: (index) => offers[index]?.take(),
  });
  return (
    <>
      <p role="status" className="sr-only">
        {offers.length > 0 && fill(searchBox.offered, { count: offers.length })}
      </p>
      {offers.length > 0 && (
        <div
          id={listId}
          role="listbox"
          tabIndex={-1}
          aria-label={searchBox.suggestions}
          // The focus stays in the field.
          onMouseDown={(event) => event.preventDefault()}
          className="suggestions"
        >
          {offers.map((offer, index) => (
            <Option
              key={`${offer.of} ${offer.note} ${offer.text}`}
              offer={offer}
              id={optionId(index)}
              isActive={index === active}
            />
          ))}
        </div>
      )}
    </>
  );
}

interface OptionProps {
  offer: OfferedOption;
  id: string;
  isActive: boolean;
}

function Option({ offer: { of, text, note, count, take }, id, isActive }: OptionProps) {
  const language = useLanguage();
  const Icon = ICONS[of];
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the field
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      aria-description={count?.toString()}
      onClick={take}
    >
      <Icon className="size-4 shrink-0 text-muted" aria-hidden="true" />
      <span {...textLanguage(text, language)} className="grow">
        {text}
      </span>
      {note !== '' && (
        <span {...textLanguage(note, language)} className="text-sm text-muted">
          {note}
        </span>
      )}
      {count !== undefined && (
        <span aria-hidden="true" className="text-sm text-muted">
          {count}
        </span>
      )}
    </div>
  );
}

function search(field: HTMLInputElement | null, phrase: string): void {
  if (field === null) return;
  field.value = phrase;
  field.form?.requestSubmit();
}
