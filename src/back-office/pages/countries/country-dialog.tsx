import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, useWatch } from 'react-hook-form';
import type { z } from 'zod';
import { FormDialog } from '#back-office/dialogs/form-dialog.tsx';
import type { FormDialogEvents } from '#back-office/list/whole-list-page.tsx';
import { NameField } from '#back-office/pages/places/name-field.tsx';
import { shownNames, TranslatedNames } from '#back-office/pages/places/translated-names.tsx';
import { usePlaceForm } from '#back-office/pages/places/use-place-form.ts';
import { Country } from '#features/places/place.ts';
import { CountryInput } from '#features/places/place-input.ts';

interface CountryDialogProps extends FormDialogEvents {
  country: Country | undefined;
  countries: readonly Country[];
}

export function CountryDialog({ country, countries, ...ends }: CountryDialogProps) {
  const form = useForm({
    resolver: zodResolver(CountryInput),
    mode: 'onTouched',
    defaultValues: valuesOf(country),
  });
  const dialog = usePlaceForm({
    noun: 'Country',
    schema: Country,
    path: '/api/Country',
    place: country,
    form,
    valuesOf,
    summaryOf: ({ name }) => `“${name}”`,
    ...ends,
  });
  const name = useWatch({ control: form.control, name: 'name' });

  return (
    <FormDialog {...dialog}>
      <NameField
        field={form.register('name')}
        error={form.formState.errors.name?.message}
        value={name}
        others={countries.filter(({ id }) => id !== country?.id)}
      />
      <TranslatedNames field={form.register} errors={form.formState.errors.names} />
    </FormDialog>
  );
}

function valuesOf(country: Country | undefined): z.input<typeof CountryInput> {
  return { name: country?.name ?? '', names: shownNames(country?.names) };
}
