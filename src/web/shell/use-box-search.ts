import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { exploreAddress } from '#features/listings/explore-address.ts';
import { LISTING_KINDS } from '#features/listings/listing-kind.ts';
import { englishAddress } from '#language/language-address.ts';
import { useLocalAddress } from '#web/language/use-language.ts';
import { rememberSearch } from '#web/suggestions/recent-searches.ts';
import { keepPhrase, useAskedPhrase } from './asked-phrase.ts';
import { isResults } from './is-results.ts';
import type { Place } from './shell-data.ts';

/** What the fields of a search box show, and where it leads. */
export function useBoxSearch(places: readonly Place[]) {
  const navigate = useNavigate();
  const local = useLocalAddress();
  const asked = useAskedPhrase();
  const [query] = useSearchParams();
  const { key, pathname, search } = useLocation();
  const place = places.find(({ id }) => String(id) === query.get('loc'));
  const kind = LISTING_KINDS.find(({ id }) => String(id) === query.get('type'));
  const shown = { q: asked, loc: String(place?.id ?? ''), type: String(kind?.id ?? '') };
  const action = local('/explore-properties/search');

  return {
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
      if (q !== '' && q !== asked)
        return void navigate(
          `${action}?${new URLSearchParams(changed.map((field) => [...field]))}`,
        );
      // Searching for the same once more keeps the other filters.
      if (changed.length === 0 && isResults(englishAddress(pathname)))
        return void navigate(pathname + search, { replace: true });
      keepPhrase('', key);
      const chosen = places.find(({ id }) => String(id) === loc);
      void navigate(local(exploreAddress({ place: chosen, type: Number(type) })));
    },
  };
}
