import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, useWatch } from 'react-hook-form';
import type { z } from 'zod';
import { FormDialog } from '#back-office/dialogs/form-dialog.tsx';
import { Choice } from '#back-office/form/choice.tsx';
import { Field } from '#back-office/form/field.tsx';
import { ListFailure } from '#back-office/list/list-failure.tsx';
import type { WholeList } from '#back-office/list/whole-list.ts';
import type { FormDialogEnds } from '#back-office/list/whole-list-page.tsx';
import { NameField } from '#back-office/pages/places/name-field.tsx';
import { updateUntouchedFields } from '#back-office/save/update-untouched-fields.ts';
import { useRecordForm } from '#back-office/save/use-record-form.ts';
import { City, type Country, type State } from '#features/places/place.ts';
import { CityInput } from '#features/places/place-input.ts';
import { requiredId } from '#validation/input-rules.ts';

/** The API can do without the country of a state; who fills in the form begins with it. */
const CityForm = CityInput.extend({ countryId: requiredId });
type CityForm = z.infer<typeof CityForm>;

interface CityDialogProps extends FormDialogEnds {
  /** Undefined for a new one. */
  city: City | undefined;
  cities: readonly City[];
  states: WholeList<State>;
  countries: WholeList<Country>;
}

export function CityDialog({ city, cities, states, countries, onClose, ...ends }: CityDialogProps) {
  const form = useForm({
    resolver: zodResolver(CityForm),
    mode: 'onTouched',
    defaultValues: valuesOf(city),
  });
  const { errors, isValid } = form.formState;
  const { save, pending, message } = useRecordForm({
    schema: City,
    path: '/api/City',
    id: city?.id,
    ...ends,
    onRead: (fresh) => updateUntouchedFields(form, valuesOf(city), valuesOf(fresh)),
    onFieldError: (field, message) => isField(field) && form.setError(field, { message }),
    inWords: ({ name, state }) => `“${name}” in ${state.name}`,
  });

  const typed = useWatch({
    control: form.control,
    compute: ({ name, stateId, countryId }) => ({ name, stateId, countryId }),
  });
  const country = form.register('countryId', {
    setValueAs: Number,
    onChange: () => form.setValue('stateId', 0, { shouldValidate: true }),
  });

  return (
    <FormDialog
      title={city === undefined ? 'New City' : 'Edit City'}
      canSave={isValid}
      pending={pending}
      message={message}
      onSubmit={form.handleSubmit(save)}
      onCancel={onClose}
      onClose={onClose}
    >
      {countries.failure !== undefined && (
        <ListFailure what="The countries" message={countries.failure} />
      )}
      {states.failure !== undefined && <ListFailure what="The states" message={states.failure} />}
      <NameField
        field={form.register('name')}
        error={errors.name?.message}
        value={typed.name}
        others={cities.filter(({ id, stateId }) => id !== city?.id && stateId === typed.stateId)}
      />
      <Field label="Country" required error={errors.countryId?.message}>
        {(control) => <Choice {...control} {...country} none="0" records={countries.rows} />}
      </Field>
      <Field label="State" required error={errors.stateId?.message}>
        {(control) => (
          <Choice
            {...control}
            {...form.register('stateId', { setValueAs: Number })}
            none="0"
            // Drawn anew for another country, so that the browser shows the choice the form holds.
            key={typed.countryId}
            records={states.rows.filter((state) => state.countryId === typed.countryId)}
          />
        )}
      </Field>
    </FormDialog>
  );
}

function valuesOf(city: City | undefined): CityForm {
  return {
    name: city?.name ?? '',
    countryId: city?.state.countryId ?? 0,
    stateId: city?.stateId ?? 0,
  };
}

function isField(path: string): path is keyof CityForm {
  return path in CityForm.shape;
}
