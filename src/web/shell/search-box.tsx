import { type FormEvent, type KeyboardEvent, type RefObject, useId, useRef } from 'react';
import { MAX_TYPED_LENGTH } from '#features/listings/text-search/max-text-length.ts';
import { Icon } from '#web/ui/icon.tsx';
import { useSharedWords } from '#web/words/use-words.ts';
import { useLateSuggestions } from './late-suggestions.ts';
import { SearchChoices } from './search-choices.tsx';
import type { Place } from './shell-data.ts';
import { useBoxSearch } from './use-box-search.ts';

const SIZES = { bar: 'search-box-bar', page: 'search-box-page' } as const;

interface SearchBoxProps {
  field: RefObject<HTMLInputElement | null>;
  places: readonly Place[];
  size: keyof typeof SIZES;
  /** The heading that names it, beside the one of the bar. */
  labelledBy?: string;
  className?: string;
}

/** Understands a phrase; a choice searches at once. Without scripts it is a form like any other. */
export function SearchBox({ field, places, size, labelledBy, className = '' }: SearchBoxProps) {
  const id = `search${useId()}`;
  const form = useRef<HTMLFormElement>(null);
  const words = useSharedWords();
  const { shown, action, go } = useBoxSearch(places);
  const { Suggestions, load } = useLateSuggestions(field);

  const search = (event?: FormEvent) => {
    event?.preventDefault();
    if (form.current !== null) go(form.current);
  };

  // Each arrow key changes a closed select: wait for the button instead of navigating.
  const byKeyboard = useRef(false);
  const noteKey = ({ target }: KeyboardEvent<HTMLFormElement>) => {
    byKeyboard.current = target instanceof HTMLSelectElement && !isOpen(target);
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: the form is the landmark
    <form
      // The fields show the address again after a navigation.
      key={Object.values(shown).join(' ')}
      ref={form}
      role="search"
      aria-labelledby={labelledBy}
      method="get"
      action={action}
      onSubmit={search}
      onKeyDown={noteKey}
      onPointerDown={() => {
        byKeyboard.current = false;
      }}
      className={`search-box ${SIZES[size]} ${className}`}
    >
      <label htmlFor={id} className="sr-only">
        {words.search}
      </label>
      <input
        ref={field}
        id={id}
        name="q"
        type="search"
        defaultValue={shown.q}
        maxLength={MAX_TYPED_LENGTH}
        enterKeyHint="search"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        placeholder={words.searchBox.example}
        onFocus={load}
        className="field"
      />
      <SearchChoices
        places={places}
        loc={shown.loc}
        type={shown.type}
        onChange={() => byKeyboard.current || search()}
      />
      <button type="submit">
        <Icon name="search" />
        <span className="sr-only">{words.search}</span>
      </button>
      {Suggestions && <Suggestions field={field} />}
    </form>
  );
}

/** Whether a select's list is open; false in browsers without `:open`. */
function isOpen(select: HTMLSelectElement): boolean {
  return CSS.supports('selector(:open)') && select.matches(':open');
}
