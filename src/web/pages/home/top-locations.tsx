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
    <section aria-labelledby="top-locations">
      <h2 id="top-locations" className="mb-2 text-2xl sm:mb-3">
        {words.topLocations}
      </h2>
      <ul className="choices">
        {places.map((place) => (
          <li key={place.id}>
            <a href={local(exploreAddress({ place }))} className="choice">
              {place.name}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
