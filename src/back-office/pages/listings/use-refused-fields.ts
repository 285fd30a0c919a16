import type { UseFormReturn } from 'react-hook-form';
import { useFocusFirstError } from '#back-office/form/use-focus-first-error.ts';
import type { Refusal } from '#back-office/save/refusal.ts';
import { INVALID_LISTING } from '#features/listings/listing-input.ts';
import { fetchPlaces } from './fetch-places.ts';
import { formFieldSpec, type ListingForm } from './form-fields.ts';
import { fieldErrors } from './listing-body.ts';
import type { Places } from './place-fields.tsx';

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
