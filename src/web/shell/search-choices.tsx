import { LISTING_KINDS } from '#features/listings/listing-kind.ts';
import { NativeSelect } from '#ui/native-select.tsx';
import { useSharedWords } from '#web/words/use-words.ts';
import { PlaceOptions } from './place-options.tsx';
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
  const words = useSharedWords();
  return (
    <div className="search-choices">
      <NativeSelect name="loc" aria-label={words.location} defaultValue={loc} onChange={onChange}>
        <option value="">{words.location}</option>
        <PlaceOptions places={places} />
      </NativeSelect>
      <NativeSelect
        name="type"
        aria-label={words.propertyType}
        defaultValue={type}
        onChange={onChange}
      >
        <option value="">{words.propertyType}</option>
        {LISTING_KINDS.map(({ id, block }) => (
          <option key={id} value={id}>
            {words.kinds[block].one}
          </option>
        ))}
      </NativeSelect>
    </div>
  );
}
