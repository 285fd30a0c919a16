import { useFormContext, useWatch } from 'react-hook-form';
import { PhotoPicture } from '#back-office/photos/form/photo-picture.tsx';
import { usePhotoQueue } from '#back-office/photos/form/use-photo-queue.ts';
import type { PhotoOwner } from '#back-office/photos/queue/photo-upload.ts';
import { tilesOf } from '#back-office/photos/queue/tiles.ts';
import { totalAreaOf } from '#features/listings/area-as.ts';
import { areaAndPrice, withBeside } from '#features/listings/listing-facts.ts';
import type { City } from '#features/listings/place.ts';
import { ENGLISH_UNITS } from '#platform/units/messages/english-units.ts';
import { fieldText } from './field-text.ts';
import { areaFieldOf, fieldsOfType, formFieldSpec, type ListingForm } from './form-fields.ts';
import { areaIn, priceIn } from './form-measures.ts';

interface ListingPreviewProps {
  cities: readonly City[];
  photosOf: PhotoOwner;
}

/** On wide screens beside the form: the card that visitors will see, as it is typed. */
export function ListingPreview({ cities, photosOf }: ListingPreviewProps) {
  const { control, getValues } = useFormContext<ListingForm>();
  const form = { ...getValues(), ...useWatch({ control }) };
  const [cover] = tilesOf(usePhotoQueue(), photosOf);
  const { title, neighbourhood, propertyType } = form;
  const areaField = areaFieldOf(propertyType);
  const { totalArea: typed = 0, areaAs = null } = areaIn(form);
  const facts = areaAndPrice(
    {
      price: priceIn(form) || 0,
      propertyType: Number(propertyType),
      areaAs,
      totalArea: areaAs === null ? typed || 0 : totalAreaOf(areaAs, Number(propertyType)),
    },
    ENGLISH_UNITS,
  );
  const city = cities.find(({ id }) => String(id) === form.cityID);
  const place = [neighbourhood, city?.name, city?.state.name].filter(Boolean).join(', ');
  const area =
    areaField !== undefined && form[areaField] !== ''
      ? withBeside(facts.area, facts.areaBeside)
      : '';
  const rows = fieldsOfType(propertyType).filter((name) => name !== areaField && form[name] !== '');
  return (
    <aside
      aria-label="Preview"
      className="sticky top-0 hidden max-h-full content-start gap-2 self-start overflow-hidden rounded-card border border-line bg-paper p-3 xl:grid"
    >
      <p className="text-sm text-muted">As visitors will see it</p>
      <div className="overflow-hidden rounded-card border border-line bg-surface">
        {cover === undefined ? (
          <p className="grid aspect-card place-content-center bg-sunken p-6 text-center text-muted">
            Begin with photographs, the title and the price: visitors see them first.
          </p>
        ) : (
          <PhotoPicture tile={cover} alt="Cover" className="aspect-card w-full bg-sunken" />
        )}
        <div className="grid gap-1 p-3">
          <p className="text-xl font-semibold tabular-nums">
            {withBeside(facts.price, facts.priceInDigits)}
          </p>
          <p className="text-sm text-muted">{[area, place].filter(Boolean).join(' · ')}</p>
          <p className="line-clamp-2 wrap-anywhere">{title || 'Title'}</p>
        </div>
      </div>
      {rows.length > 0 && (
        <dl className="flex flex-wrap gap-x-3 text-sm">
          {rows.map((name) => (
            <div key={name} className="flex gap-x-1">
              <dt className="text-muted">{formFieldSpec(name).label}</dt>
              <dd>{fieldText(name, form, cities)}</dd>
            </div>
          ))}
        </dl>
      )}
    </aside>
  );
}
