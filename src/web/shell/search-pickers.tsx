import { Search } from 'lucide-react';
import { type FormEvent, type KeyboardEvent, useId, useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { exploreAddress } from '#features/listings/explore-address.ts';
import { LISTING_KINDS } from '#features/listings/listing-kind.ts';
import { englishAddress } from '#language/language-address.ts';
import { NativeSelect } from '#ui/native-select.tsx';
import { useLocalAddress } from '#web/language/use-language.ts';
import { useSharedWords } from '#web/words/use-words.ts';
import { PlaceOptions } from './place-options.tsx';
import type { Place } from './shell-data.ts';

const IS_SEARCH = /^\/explore-properties\//i;

/** Choosing opens the explore page. Without scripts the button sends the form to that address. */
export function SearchPickers({
  places,
  className,
}: {
  places: readonly Place[];
  className: string;
}) {
  const id = `pick${useId()}`;
  const form = useRef<HTMLFormElement>(null);
  const navigate = useNavigate();
  const words = useSharedWords();
  const local = useLocalAddress();
  const [query] = useSearchParams();
  const { pathname, search } = useLocation();
  const place = places.find(({ id }) => String(id) === query.get('loc'));
  const kind = LISTING_KINDS.find(({ id }) => String(id) === query.get('type'));

  const go = (event?: FormEvent) => {
    event?.preventDefault();
    if (form.current === null) return;
    const chosen = new FormData(form.current);
    const isShown = ['loc', 'type'].every((name) => chosen.get(name) === (query.get(name) ?? ''));
    // Searching for the same place and kind keeps the other filters.
    if (isShown && IS_SEARCH.test(englishAddress(pathname)))
      return void navigate(pathname + search, { replace: true });
    void navigate(
      local(
        exploreAddress({
          place: places.find(({ id }) => String(id) === chosen.get('loc')),
          type: Number(chosen.get('type')),
        }),
      ),
    );
  };

  // Each arrow key changes a closed select: wait for the button instead of navigating.
  const byKeyboard = useRef(false);
  const noteKey = ({ target }: KeyboardEvent<HTMLFormElement>) => {
    byKeyboard.current = target instanceof HTMLSelectElement && !isOpen(target);
  };
  const choose = () => byKeyboard.current || go();

  return (
    <search aria-label={words.searchBox.byPlaceAndKind} className={className}>
      <form
        // Resets the selects to the address after a navigation.
        key={`${place?.id} ${kind?.id}`}
        ref={form}
        method="get"
        action={local(exploreAddress())}
        onSubmit={go}
        onKeyDown={noteKey}
        onPointerDown={() => {
          byKeyboard.current = false;
        }}
        className="flex flex-wrap gap-1.5 lg:flex-nowrap"
      >
        <label htmlFor={`${id}-loc`} className="sr-only">
          {words.location}
        </label>
        <NativeSelect
          id={`${id}-loc`}
          name="loc"
          defaultValue={place?.id ?? ''}
          onChange={choose}
          className="min-w-28 flex-6 [&>select]:pl-2.5 lg:min-w-0"
        >
          <option value="">{words.location}</option>
          <PlaceOptions places={places} />
        </NativeSelect>
        <label htmlFor={`${id}-type`} className="sr-only">
          {words.propertyType}
        </label>
        <NativeSelect
          id={`${id}-type`}
          name="type"
          defaultValue={kind?.id ?? ''}
          onChange={choose}
          className={`min-w-28 [&>select]:pl-2.5 lg:min-w-0 ${kind === undefined ? 'flex-5' : 'flex-4'}`}
        >
          <option value="">{words.propertyType}</option>
          {LISTING_KINDS.map(({ id, block }) => (
            <option key={id} value={id}>
              {words.kinds[block].one}
            </option>
          ))}
        </NativeSelect>
        <button
          type="submit"
          className="inline-flex min-h-11 w-11 shrink-0 items-center justify-center rounded-card bg-field text-on-field transition-colors hover:bg-field-strong"
        >
          <Search className="size-5" aria-hidden="true" />
          <span className="sr-only">{words.search}</span>
        </button>
      </form>
    </search>
  );
}

/** Whether a select's list is open; false in browsers without `:open`. */
function isOpen(select: HTMLSelectElement): boolean {
  return CSS.supports('selector(:open)') && select.matches(':open');
}
