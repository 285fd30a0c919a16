import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, useWatch } from 'react-hook-form';
import type { z } from 'zod';
import { FormDialog, type FormDialogEvents } from '#back-office/dialogs/form-dialog.tsx';
import { useRecordDialog } from '#back-office/dialogs/use-record-dialog.ts';
import { nameDoubt } from '#back-office/pages/places/name-doubt.ts';
import { NameField } from '#back-office/pages/places/name-field.tsx';
import { shownNames, TranslatedNames } from '#back-office/pages/places/translated-names.tsx';
import { Country } from '#features/listings/place.ts';
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
  const others = countries.filter(({ id }) => id !== country?.id);
  const { dialog, errorOf } = useRecordDialog({
    noun: 'Country',
    schema: Country,
    path: '/api/Country',
    record: country,
    form,
    valuesOf,
    summaryOf: ({ name }) => `“${name}”`,
    doubtIn: ({ name }) => nameDoubt(others, name, country?.name),
    ...ends,
  });
  const name = useWatch({ control: form.control, name: 'name' });

  return (
    <FormDialog {...dialog}>
      <NameField
        field={form.register('name')}
        error={errorOf('name')}
        value={name}
        others={others}
      />
      <TranslatedNames field={form.register} errorOf={(language) => errorOf(`names.${language}`)} />
    </FormDialog>
  );
}

function valuesOf(country: Country | undefined): z.input<typeof CountryInput> {
  return { name: country?.name ?? '', names: shownNames(country?.names) };
}
