import { Search } from 'lucide-react';
import { type FormEvent, type RefObject, useId } from 'react';
import { useNavigate } from 'react-router';
import { MAX_TYPED_LENGTH } from '#features/listings/text-search/max-text-length.ts';
import { useLocalAddress } from '#web/language/use-language.ts';
import { useSharedWords } from '#web/words/use-words.ts';
import { useLateSuggestions } from './late-suggestions.ts';
import { keepPhrase, usePhrase } from './typed-phrase.ts';

const SIZES = { bar: 'search-box-bar', page: 'search-box-page' } as const;

interface SearchBoxProps {
  field: RefObject<HTMLInputElement | null>;
  size: keyof typeof SIZES;
  /** The heading that names it, beside the one of the bar. */
  labelledBy?: string;
  className?: string;
}

/** Understands a phrase: what, where, up to. Without scripts it is a form like any other. */
export function SearchBox({ field, size, labelledBy, className = '' }: SearchBoxProps) {
  const id = `search${useId()}`;
  const navigate = useNavigate();
  const words = useSharedWords();
  const action = useLocalAddress()('/explore-properties/search');
  const { Suggestions, load } = useLateSuggestions(field);
  usePhrase(field);

  const go = (event: FormEvent) => {
    event.preventDefault();
    const phrase = field.current?.value.trim() ?? '';
    keepPhrase(phrase);
    void navigate(`${action}?${new URLSearchParams({ q: phrase })}`);
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: the form is the landmark
    <form
      role="search"
      aria-labelledby={labelledBy}
      method="get"
      action={action}
      onSubmit={go}
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
        maxLength={MAX_TYPED_LENGTH}
        enterKeyHint="search"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        placeholder={words.searchBox.example}
        onFocus={load}
        className="field"
      />
      <button type="submit">
        <Search className="size-5 shrink-0" aria-hidden="true" />
        <span className={size === 'page' ? 'max-sm:sr-only' : 'sr-only'}>{words.search}</span>
      </button>
      {Suggestions && <Suggestions field={field} />}
    </form>
  );
}
