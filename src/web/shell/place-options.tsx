import { placeLabel } from '#features/listings/explore-address.ts';
import { keysOf } from '#features/listings/typed-record.ts';
import { fill } from '#language/fill.ts';
import { useSharedWords } from '#web/words/use-words.ts';
import type { Place } from './shell-data.ts';

/** The places of each district together, then by state those of none. */
export function PlaceOptions({ places }: { places: readonly Place[] }) {
  const words = useSharedWords();
  const { districts } = words.agency;
  const names = keysOf(districts).map((key) => fill(words.district, { name: districts[key] }));
  const groupOf = ({ district, stateName }: Place) =>
    district === undefined ? stateName : fill(words.district, { name: districts[district] });
  return [...new Set([...names, ...places.map(groupOf)])].map((group) => {
    const members = places.filter((place) => groupOf(place) === group);
    if (members.length === 0) return null;
    return (
      <optgroup key={group} label={group}>
        {members.map((place) => (
          <option key={place.id} value={place.id}>
            {placeLabel(place)}
          </option>
        ))}
      </optgroup>
    );
  });
}
