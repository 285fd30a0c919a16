import {
  type ComponentType,
  type FormEvent,
  type KeyboardEvent,
  type RefObject,
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { exploreAddress } from '#features/listings/explore-address.ts';
import { LISTING_KINDS } from '#features/listings/listing-kind.ts';
import { MAX_TYPED_LENGTH } from '#features/listings/text-search/max-text-length.ts';
import { englishAddress } from '#platform/language/language-address.ts';
import { useLocalAddress } from '#web/language/use-language.ts';
import { useSharedMessages } from '#web/messages/use-messages.ts';
import { useNavigation } from '#web/navigation/navigation.ts';
import { useLocation } from '#web/navigation/page-location.ts';
import { rememberSearch } from '#web/suggestions/recent-searches.ts';
import { Icon } from '#web/ui/icon.tsx';
import { isResults, keepPhrase, useAskedPhrase } from './asked-phrase.ts';
import { SearchChoices } from './search-choices.tsx';
import type { Place } from './shell-data.ts';

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
  const messages = useSharedMessages();
  const { key, shown, action, go } = useBoxSearch(places);
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
      key={key}
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
        {messages.search}
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
        placeholder={messages.searchBox.example}
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
        <span className="sr-only">{messages.search}</span>
      </button>
      {Suggestions && <Suggestions field={field} />}
    </form>
  );
}

/** Whether a select's list is open; false in browsers without `:open`. */
function isOpen(select: HTMLSelectElement): boolean {
  return CSS.supports('selector(:open)') && select.matches(':open');
}

type Suggestions = ComponentType<{ field: RefObject<HTMLInputElement | null> }>;

/** Loads the code of suggestions when a field is first used. Without it the field works as it is. */
function useLateSuggestions(field: RefObject<HTMLInputElement | null>): {
  Suggestions: Suggestions | undefined;
  load: () => void;
} {
  const [Suggestions, setSuggestions] = useState<Suggestions>();
  const load = useCallback(() => {
    import('#web/suggestions/suggestions.tsx').then(
      (module) => setSuggestions(() => module.Suggestions),
      () => {},
    );
  }, []);
  useEffect(() => {
    // The focus was here before the scripts.
    if (document.activeElement === field.current) load();
  }, [field, load]);
  return { Suggestions, load };
}

/** What the fields of a search box show, and where it leads. */
function useBoxSearch(places: readonly Place[]) {
  const { failures, navigate } = useNavigation();
  const local = useLocalAddress();
  const asked = useAskedPhrase();
  const { key, pathname, search } = useLocation();
  const query = new URLSearchParams(search);
  const place = places.find(({ id }) => String(id) === query.get('loc'));
  const kind = LISTING_KINDS.find(({ id }) => String(id) === query.get('type'));
  const shown = { q: asked, loc: String(place?.id ?? ''), type: String(kind?.id ?? '') };
  const action = local('/explore-properties/search');

  return {
    // A search that failed leaves them as they were.
    key: [failures, ...Object.values(shown)].join(' '),
    shown,
    action,
    /** A phrase that was edited stands for itself: of the choices beside it, those made now count. */
    go(form: HTMLFormElement): void {
      const fields = [...new FormData(form)].map(
        ([name, value]) => [name, String(value).trim()] as const,
      );
      const { q, loc, type } = { ...shown, ...Object.fromEntries(fields) };
      const changed = fields.filter(([name, value]) => value !== Reflect.get(shown, name));
      keepPhrase(q, key);
      rememberSearch(q);
      if (q !== '' && q !== asked) {
        navigate(`${action}?${new URLSearchParams(changed.map((field) => [...field]))}`);
      } else if (changed.length === 0 && isResults(englishAddress(pathname))) {
        // Searching for the same once more keeps the other filters.
        navigate(pathname + search, { replace: true });
      } else {
        keepPhrase('', key);
        const chosen = places.find(({ id }) => String(id) === loc);
        navigate(local(exploreAddress({ place: chosen, type: Number(type) })));
      }
    },
  };
}
