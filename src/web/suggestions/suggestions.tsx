import { Hash, House, MapPin } from 'lucide-react';
import type { RefObject } from 'react';
import { listingAddress } from '#features/listings/listing-address.ts';
import { useLanguage, useLocalAddress } from '#web/language/use-language.ts';
import { textLanguage } from '#web/ui/text-language.ts';
import { useSharedWords } from '#web/words/use-words.ts';
import { useNumberedListings, useSearchTerms } from './load-suggestions.ts';
import { suggest } from './suggest.ts';
import { useCombobox, useTypedText } from './use-combobox.ts';

const ICONS = { place: MapPin, kind: House, listing: Hash } as const;

interface Option {
  readonly of: keyof typeof ICONS;
  readonly text: string;
  readonly note: string;
  take(): void;
}

/** What may be meant, below the search box while somebody types. */
export function Suggestions({ field }: { field: RefObject<HTMLInputElement | null> }) {
  const language = useLanguage();
  const local = useLocalAddress();
  const { searchBox } = useSharedWords();
  const typed = useTypedText(field);
  const terms = useSearchTerms();
  const listings = useNumberedListings(typed.text);
  const options: Option[] = [
    ...listings.map(({ number, slug, title }) => ({
      of: 'listing' as const,
      text: title,
      note: String(number),
      take: () => location.assign(local(listingAddress(slug))),
    })),
    ...suggest(typed.text, terms, language).map(({ of, phrase, note }) => ({
      of,
      text: phrase,
      note,
      take: () => search(field.current, phrase),
    })),
  ];
  const { listId, active, optionId } = useCombobox(field, typed, {
    count: options.length,
    take: (index) => options[index]?.take(),
  });
  if (options.length === 0) return null;
  return (
    <div
      id={listId}
      role="listbox"
      tabIndex={-1}
      aria-label={searchBox.suggestions}
      // The focus stays in the field.
      onMouseDown={(event) => event.preventDefault()}
      className="suggestions"
    >
      {options.map(({ of, text, note, take }, index) => {
        const Icon = ICONS[of];
        return (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the field
          <div
            key={`${of} ${note} ${text}`}
            id={optionId(index)}
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
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
          </div>
        );
      })}
    </div>
  );
}

function search(field: HTMLInputElement | null, phrase: string): void {
  if (field === null) return;
  field.value = phrase;
  field.form?.requestSubmit();
}
