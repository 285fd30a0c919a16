import { Search } from 'lucide-react';
import { type FormEvent, type KeyboardEvent, useId, useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { exploreAddress, placeLabel } from '#features/listings/explore-address.ts';
import { LISTING_KINDS } from '#features/listings/listing-kind.ts';
import { NativeSelect } from '#ui/native-select.tsx';
import type { Place } from './shell-data.ts';

const IS_SEARCH = /^\/explore-properties\//i;

/**
 * Where, and what kind: choosing either leads to its explore page. Without a script the button sends the form, and the
 * page it leads to reads the same two parameters.
 */
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
  const [query] = useSearchParams();
  const { pathname, search } = useLocation();
  const place = places.find((place) => String(place.id) === query.get('loc'));
  const type = LISTING_KINDS.find((type) => String(type.id) === query.get('type'));

  const go = (event?: FormEvent) => {
    event?.preventDefault();
    if (form.current === null) return;
    const chosen = new FormData(form.current);
    const isShown = ['loc', 'type'].every((name) => chosen.get(name) === (query.get(name) ?? ''));
    // The same search again: what else it was narrowed by stays.
    if (isShown && IS_SEARCH.test(pathname))
      return void navigate(pathname + search, { replace: true });
    void navigate(
      exploreAddress({
        place: places.find((place) => String(place.id) === chosen.get('loc')),
        type: Number(chosen.get('type')),
      }),
    );
  };

  // An arrow key on a closed list chooses at once: who steps through it goes on with the button.
  const steps = useRef(false);
  const noteStep = ({ target }: KeyboardEvent<HTMLFormElement>) => {
    steps.current = target instanceof HTMLSelectElement && !isOpen(target);
  };
  const choose = () => steps.current || go();

  return (
    <search className={className}>
      <form
        // Drawn anew when the address chooses for it.
        key={`${place?.id} ${type?.id}`}
        ref={form}
        method="get"
        action={exploreAddress()}
        onSubmit={go}
        onKeyDown={noteStep}
        onPointerDown={() => {
          steps.current = false;
        }}
        className="flex flex-wrap gap-2 lg:flex-nowrap"
      >
        <label htmlFor={`${id}-loc`} className="sr-only">
          Location
        </label>
        <NativeSelect
          id={`${id}-loc`}
          name="loc"
          defaultValue={place?.id ?? ''}
          onChange={choose}
          className="min-w-28 flex-1 lg:min-w-0"
        >
          <option value="">Location</option>
          {places.map((place) => (
            <option key={place.id} value={place.id}>
              {placeLabel(place)}
            </option>
          ))}
        </NativeSelect>
        <label htmlFor={`${id}-type`} className="sr-only">
          Property Type
        </label>
        <NativeSelect
          id={`${id}-type`}
          name="type"
          defaultValue={type?.id ?? ''}
          onChange={choose}
          className="min-w-28 flex-1 lg:min-w-0"
        >
          <option value="">Property Type</option>
          {LISTING_KINDS.map((type) => (
            <option key={type.id} value={type.id}>
              {type.name}
            </option>
          ))}
        </NativeSelect>
        <button
          type="submit"
          aria-label="Search"
          className="inline-flex size-11 shrink-0 items-center justify-center rounded-card bg-field text-on-field transition-colors hover:bg-field-strong"
        >
          <Search className="size-5" aria-hidden="true" />
        </button>
      </form>
    </search>
  );
}

/** Whether a select shows its list. Browsers that cannot say so count as closed. */
function isOpen(select: HTMLSelectElement): boolean {
  return CSS.supports('selector(:open)') && select.matches(':open');
}
