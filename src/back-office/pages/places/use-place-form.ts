import { type FieldPath, type FieldValues, get, type UseFormReturn } from 'react-hook-form';
import type { z } from 'zod';
import type { FormDialogEvents } from '#back-office/list/whole-list-page.tsx';
import { updateUntouchedFields } from '#back-office/save/update-untouched-fields.ts';
import { useRecordForm } from '#back-office/save/use-record-form.ts';

interface PlaceFormProps<Place, Values extends FieldValues, Body> extends FormDialogEvents {
  /** As titles name it, e.g. `City`. */
  noun: string;
  schema: z.ZodType<Place>;
  path: string;
  place: Place | undefined;
  form: UseFormReturn<Values, unknown, Body>;
  valuesOf: (place: Place | undefined) => Values;
  summaryOf: (place: Place) => string;
}

/** Saves the form of a country, state or city; returns the props of its `FormDialog`. */
export function usePlaceForm<
  Place extends { id: number },
  Values extends FieldValues,
  Body extends Record<string, unknown>,
>({
  noun,
  schema,
  path,
  place,
  form,
  valuesOf,
  summaryOf,
  onClose,
  ...ends
}: PlaceFormProps<Place, Values, Body>) {
  const isField = (path: string): path is FieldPath<Values> =>
    get(form.getValues(), path) !== undefined;
  const { save, pending, message } = useRecordForm({
    schema,
    path,
    id: place?.id,
    ...ends,
    onRead: (fresh) => updateUntouchedFields(form, valuesOf(place), valuesOf(fresh)),
    onFieldError: (field, message) => isField(field) && form.setError(field, { message }),
    summaryOf,
  });
  return {
    title: `${place === undefined ? 'New' : 'Edit'} ${noun}`,
    canSave: form.formState.isValid,
    pending,
    message,
    onSubmit: form.handleSubmit(save),
    onCancel: onClose,
    onClose,
  };
}
