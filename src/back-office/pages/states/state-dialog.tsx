import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, useWatch } from 'react-hook-form';
import type { z } from 'zod';
import { FormDialog } from '#back-office/dialogs/form-dialog.tsx';
import { Choice } from '#back-office/form/choice.tsx';
import { Field } from '#back-office/form/field.tsx';
import { ListFailure } from '#back-office/list/list-failure.tsx';
import type { WholeList } from '#back-office/list/whole-list.ts';
import type { FormDialogEvents } from '#back-office/list/whole-list-page.tsx';
import { NameField } from '#back-office/pages/places/name-field.tsx';
import { shownNames, TranslatedNames } from '#back-office/pages/places/translated-names.tsx';
import { usePlaceForm } from '#back-office/pages/places/use-place-form.ts';
import { type Country, State } from '#features/places/place.ts';
import { StateInput } from '#features/places/place-input.ts';

interface StateDialogProps extends FormDialogEvents {
  state: State | undefined;
  states: readonly State[];
  countries: WholeList<Country>;
}

export function StateDialog({ state, states, countries, ...ends }: StateDialogProps) {
  const form = useForm({
    resolver: zodResolver(StateInput),
    mode: 'onTouched',
    defaultValues: valuesOf(state),
  });
  const dialog = usePlaceForm({
    noun: 'State',
    schema: State,
    path: '/api/State',
    place: state,
    form,
    valuesOf,
    summaryOf: ({ name, country }) => `“${name}” in ${country.name}`,
    ...ends,
  });
  const { errors } = form.formState;
  const typed = useWatch({
    control: form.control,
    compute: ({ name, countryId }) => ({ name, countryId }),
  });

  return (
    <FormDialog {...dialog}>
      <ListFailure what="The countries" message={countries.failure} />
      <NameField
        field={form.register('name')}
        error={errors.name?.message}
        value={typed.name}
        others={states.filter(
          ({ id, countryId }) => id !== state?.id && countryId === typed.countryId,
        )}
      />
      <TranslatedNames field={form.register} errors={errors.names} />
      <Field label="Country" required error={errors.countryId?.message}>
        {(control) => (
          <Choice
            {...control}
            {...form.register('countryId', { setValueAs: Number })}
            none="0"
            records={countries.rows}
          />
        )}
      </Field>
    </FormDialog>
  );
}

function valuesOf(state: State | undefined): z.input<typeof StateInput> {
  return {
    name: state?.name ?? '',
    names: shownNames(state?.names),
    countryId: state?.countryId ?? 0,
  };
}
