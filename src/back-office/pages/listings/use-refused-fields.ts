import { useEffect, useEffectEvent, useState } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import type { Refusal } from '#back-office/save/refusal.ts';
import { INVALID_LISTING } from '#features/listings/listing-input.ts';
import { formFieldSpec, type ListingForm } from './form-fields.ts';
import { fieldErrors } from './listing-body.ts';
import { fetchPlaces, type Places } from './place-fields.tsx';

/** Returns a function that shows a refusal at its fields and returns the footer's message. */
export function useRefusedFields(
  form: UseFormReturn<ListingForm>,
  onPlaces: (places: Places) => void,
): (refusal: Refusal) => string {
  const focus = useFocusFirstError(form);

  function clearMissingPlaces(places: Places | string) {
    if (typeof places === 'string') return;
    onPlaces(places);
    for (const [name, records] of [
      ['countryId', places.countries],
      ['stateId', places.states],
      ['cityID', places.cities],
    ] as const) {
      if (!records.some(({ id }) => String(id) === form.getValues(name)))
        form.setValue(name, '', { shouldDirty: true });
    }
  }

  return (refusal) => {
    const errors = fieldErrors(refusal.errors, form.getValues('propertyType'));
    const [first] = errors;
    if (first === undefined) return refusal.message;
    for (const { name, said } of errors) form.setError(name, { message: said });
    focus(first.name);
    if (errors.some(({ name }) => formFieldSpec(name).kind === 'place'))
      void fetchPlaces().then(clearMissingPlaces);
    // The general sentence does not say which field is wrong.
    return refusal.message === INVALID_LISTING
      ? errors.map(({ name, said }) => `${formFieldSpec(name).label}: ${said}`).join(' ')
      : refusal.message;
  };
}

/** Focuses a field at the next render: during a save the fields are disabled and take no focus. */
function useFocusFirstError<Values extends FieldValues>(
  form: Pick<UseFormReturn<Values>, 'setFocus'>,
): (name: FieldPath<Values>) => void {
  // A new object for each call, so that the same field can be focused twice.
  const [target, setTarget] = useState<{ name: FieldPath<Values> }>();
  const focus = useEffectEvent(() => target && form.setFocus(target.name));
  useEffect(() => void (target && focus()), [target]);
  return (name) => setTarget({ name });
}
