import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, useWatch } from 'react-hook-form';
import { type Country, State } from '#features/locations/location.ts';
import { StateInput } from '#features/locations/location-input.ts';
import { FormDialog } from '#web/pages/admin/dialogs/form-dialog.tsx';
import { Choice } from '#web/pages/admin/form/choice.tsx';
import { Field } from '#web/pages/admin/form/field.tsx';
import { freshen } from '#web/pages/admin/form/freshen.ts';
import { NameField } from '#web/pages/admin/form/name-field.tsx';
import { useRecordForm } from '#web/pages/admin/form/use-record-form.ts';
import type { FetchedList } from '#web/pages/admin/list/fetch-list.ts';
import { ListFailure } from '#web/pages/admin/list/list-failure.tsx';
import type { FormDialogEnds } from '#web/pages/admin/list/whole-list-page.tsx';

interface StateDialogProps extends FormDialogEnds {
  /** Undefined for a new one. */
  state: State | undefined;
  states: readonly State[];
  countries: FetchedList<Country>;
}

export function StateDialog({ state, states, countries, onClose, ...ends }: StateDialogProps) {
  const form = useForm({ resolver: zodResolver(StateInput), mode: 'onTouched', defaultValues: valuesOf(state) });
  const { errors, isValid } = form.formState;
  const { save, pending, message } = useRecordForm({
    schema: State,
    path: '/api/State',
    id: state?.id,
    ...ends,
    onRead: (fresh) => freshen(form, valuesOf(state), valuesOf(fresh)),
    onFieldError: (field, message) => (field === 'name' || field === 'countryId') && form.setError(field, { message }),
    inWords: ({ name, country }) => `“${name}” in ${country.name}`,
  });

  const typed = useWatch({ control: form.control, compute: ({ name, countryId }) => ({ name, countryId }) });

  return (
    <FormDialog
      title={state === undefined ? 'New State' : 'Edit State'}
      canSave={isValid}
      pending={pending}
      message={message}
      onSubmit={form.handleSubmit(save)}
      onCancel={onClose}
      onClose={onClose}
    >
      {countries.failure !== undefined && <ListFailure what="The countries" message={countries.failure} />}
      <NameField
        field={form.register('name')}
        error={errors.name?.message}
        value={typed.name}
        others={states.filter(({ id, countryId }) => id !== state?.id && countryId === typed.countryId)}
      />
      <Field label="Country" required error={errors.countryId?.message}>
        {(control) => <Choice {...control} {...form.register('countryId', { setValueAs: Number })} none="0" records={countries.rows} />}
      </Field>
    </FormDialog>
  );
}

function valuesOf(state: State | undefined): StateInput {
  return { name: state?.name ?? '', countryId: state?.countryId ?? 0 };
}
