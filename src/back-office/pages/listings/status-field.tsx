import { useFormContext } from 'react-hook-form';
import { Field } from '#back-office/form/field.tsx';
import { ENUMERATIONS } from '#features/listings/enumerations/enumerations.ts';
import { DRAFT, isPublicStatus, SOLD } from '#features/listings/listing-status.ts';
import { NativeSelect } from '#ui/native-select.tsx';
import { formFieldSpec, type ListingForm } from './form-fields.ts';

/** Where the listing stands, and whether visitors see it. */
export function StatusField() {
  const { register, watch } = useFormContext<ListingForm>();
  return (
    <Field label={formFieldSpec('status').label} hint={hintOf(Number(watch('status')))}>
      {({ required: _, ...control }) => (
        <NativeSelect {...control} {...register('status')}>
          {ENUMERATIONS.ListingStatus.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </NativeSelect>
      )}
    </Field>
  );
}

function hintOf(status: number): string {
  if (isPublicStatus(status)) return 'Visitors see it.';
  if (status === SOLD) return 'Visitors see that it is sold, for 90 days.';
  return status === DRAFT ? 'Only staff see it, until it is Available.' : 'Only staff see it.';
}
