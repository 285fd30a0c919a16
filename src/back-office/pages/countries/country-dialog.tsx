import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, useWatch } from 'react-hook-form';
import { FormDialog } from '#back-office/dialogs/form-dialog.tsx';
import type { FormDialogEnds } from '#back-office/list/whole-list-page.tsx';
import { NameField } from '#back-office/pages/places/name-field.tsx';
import { updateUntouchedFields } from '#back-office/save/update-untouched-fields.ts';
import { useRecordForm } from '#back-office/save/use-record-form.ts';
import { Country } from '#features/places/place.ts';
import { CountryInput } from '#features/places/place-input.ts';

interface CountryDialogProps extends FormDialogEnds {
  /** Undefined for a new one. */
  country: Country | undefined;
  countries: readonly Country[];
}

export function CountryDialog({ country, countries, onClose, ...ends }: CountryDialogProps) {
  const form = useForm({
    resolver: zodResolver(CountryInput),
    mode: 'onTouched',
    defaultValues: valuesOf(country),
  });
  const { errors, isValid } = form.formState;
  const { save, pending, message } = useRecordForm({
    schema: Country,
    path: '/api/Country',
    id: country?.id,
    ...ends,
    onRead: (fresh) => updateUntouchedFields(form, valuesOf(country), valuesOf(fresh)),
    onFieldError: (field, message) => field === 'name' && form.setError(field, { message }),
    inWords: ({ name }) => `“${name}”`,
  });

  const name = useWatch({ control: form.control, name: 'name' });

  return (
    <FormDialog
      title={country === undefined ? 'New Country' : 'Edit Country'}
      canSave={isValid}
      pending={pending}
      message={message}
      onSubmit={form.handleSubmit(save)}
      onCancel={onClose}
      onClose={onClose}
    >
      <NameField
        field={form.register('name')}
        error={errors.name?.message}
        value={name}
        others={countries.filter(({ id }) => id !== country?.id)}
      />
    </FormDialog>
  );
}

function valuesOf(country: Country | undefined): CountryInput {
  return { name: country?.name ?? '' };
}
