import { exploreAddress } from '#features/listings/explore-address.ts';
import { useLocalAddress } from '#web/language/use-language.ts';
import type { Place } from '#web/shell/shell-data.ts';
import { useSharedWords } from '#web/words/use-words.ts';

/** Cities with the most listings. Each link loads a whole document. */
export function TopLocations({ places }: { places: readonly Place[] }) {
  const words = useSharedWords();
  const local = useLocalAddress();
  if (places.length === 0) return null;
  return (
    <section aria-labelledby="top-locations" className="pb-4">
      <h2 id="top-locations" className="mb-4 text-2xl">
        {words.topLocations}
      </h2>
      <ul className="flex flex-wrap gap-2.5">
        {places.map((place) => (
          <li key={place.id}>
            <a
              href={local(exploreAddress({ place }))}
              className="inline-flex min-h-11 items-center rounded-full border border-line-strong px-5 text-ink no-underline transition-colors hover:border-field hover:bg-field hover:text-on-field"
            >
              {place.name}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
