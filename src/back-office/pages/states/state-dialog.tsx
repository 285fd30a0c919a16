import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, useWatch } from 'react-hook-form';
import type { z } from 'zod';
import { FormDialog, type FormDialogEvents } from '#back-office/dialogs/form-dialog.tsx';
import { useRecordDialog } from '#back-office/dialogs/use-record-dialog.ts';
import { Choice } from '#back-office/form/choice.tsx';
import { Field } from '#back-office/form/field.tsx';
import { ListFailure } from '#back-office/list/list-failure.tsx';
import type { WholeList } from '#back-office/list/whole-list.ts';
import { nameDoubt } from '#back-office/pages/places/name-doubt.ts';
import { NameField } from '#back-office/pages/places/name-field.tsx';
import { shownNames, TranslatedNames } from '#back-office/pages/places/translated-names.tsx';
import { type Country, State } from '#features/listings/place.ts';
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
  const others = ({ countryId: chosen }: { countryId?: unknown }) =>
    states.filter(({ id, countryId }) => id !== state?.id && countryId === chosen);
  const { dialog, errorOf } = useRecordDialog({
    noun: 'State',
    schema: State,
    path: '/api/State',
    record: state,
    form,
    valuesOf,
    summaryOf: ({ name, country }) => `“${name}” in ${country.name}`,
    doubtIn: (typed) => nameDoubt(others(typed), typed.name, state?.name),
    ...ends,
  });
  const typed = useWatch({
    control: form.control,
    compute: ({ name, countryId }) => ({ name, countryId }),
  });

  return (
    <FormDialog {...dialog}>
      <ListFailure what="The countries" message={countries.failure} />
      <NameField
        field={form.register('name')}
        error={errorOf('name')}
        value={typed.name}
        others={others(typed)}
      />
      <TranslatedNames field={form.register} errorOf={(language) => errorOf(`names.${language}`)} />
      <Field label="Country" required error={errorOf('countryId')}>
        {(control) => (
          <Choice
            {...control}
            {...form.register('countryId', {
              setValueAs: Number,
              onChange: () => void form.trigger('countryId'),
            })}
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
