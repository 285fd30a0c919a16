import { placeLabel } from '#features/listings/explore-address.ts';
import { LISTING_KINDS } from '#features/listings/listing-kind.ts';
import { keysOf } from '#features/listings/typed-record.ts';
import { fill } from '#platform/language/fill.ts';
import { NativeSelect } from '#platform/ui/native-select.tsx';
import { useSharedMessages } from '#web/messages/use-messages.ts';
import type { Place } from './shell-data.ts';

interface SearchChoicesProps {
  places: readonly Place[];
  /** In the address: '' where there is none. */
  loc: string;
  type: string;
  onChange?: () => void;
}

/** Place and kind, in the search box and the drawer of filters. */
export function SearchChoices({ places, loc, type, onChange }: SearchChoicesProps) {
  const messages = useSharedMessages();
  return (
    <div className="search-choices">
      <NativeSelect
        name="loc"
        aria-label={messages.location}
        defaultValue={loc}
        onChange={onChange}
      >
        <option value="">{messages.location}</option>
        <PlaceOptions places={places} />
      </NativeSelect>
      <NativeSelect
        name="type"
        aria-label={messages.propertyType}
        defaultValue={type}
        onChange={onChange}
      >
        <option value="">{messages.propertyType}</option>
        {LISTING_KINDS.map(({ id, block }) => (
          <option key={id} value={id}>
            {messages.kinds[block].one}
          </option>
        ))}
      </NativeSelect>
    </div>
  );
}

/** The places of each district together, then by state those of none. */
function PlaceOptions({ places }: { places: readonly Place[] }) {
  const messages = useSharedMessages();
  const { districts } = messages.agency;
  const names = keysOf(districts).map((key) => fill(messages.district, { name: districts[key] }));
  const groupOf = ({ district, stateName }: Place) =>
    district === undefined ? stateName : fill(messages.district, { name: districts[district] });
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
