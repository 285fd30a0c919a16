import { useState } from 'react';
import { type FieldPath, type FieldValues, get, type UseFormReturn } from 'react-hook-form';
import type { z } from 'zod';
import { updateUntouchedFields } from '#back-office/save/update-untouched-fields.ts';
import { useRecordForm } from '#back-office/save/use-record-form.ts';
import type { FormDialogEvents } from './form-dialog.tsx';

interface RecordDialogProps<Stored, Values extends FieldValues, Body> extends FormDialogEvents {
  /** As titles name it, e.g. `City`. */
  noun: string;
  schema: z.ZodType<Stored>;
  path: string;
  /** Undefined for a new one. */
  record: Stored | undefined;
  form: UseFormReturn<Values, unknown, Body>;
  valuesOf: (record: Stored | undefined) => Values;
  summaryOf: (record: Stored) => string;
  /** What is rarely meant: it is said once, and the next Save stores it. */
  doubtIn?: (typed: Values) => string | undefined;
}

/** Saves the form of a small record; returns the props of its `FormDialog` and its errors. */
export function useRecordDialog<
  Stored extends { id: number },
  Values extends FieldValues,
  Body extends Record<string, unknown>,
>({
  noun,
  schema,
  path,
  record,
  form,
  valuesOf,
  summaryOf,
  doubtIn,
  onClose,
  ...ends
}: RecordDialogProps<Stored, Values, Body>) {
  const { isValid, isDirty, errors } = form.formState;
  const isField = (path: string): path is FieldPath<Values> =>
    get(form.getValues(), path) !== undefined;
  const { save, pending, message } = useRecordForm({
    schema,
    path,
    id: record?.id,
    ...ends,
    onRead: (fresh) => updateUntouchedFields(form, valuesOf(record), valuesOf(fresh)),
    onFieldError: (field, message) => isField(field) && form.setError(field, { message }),
    summaryOf,
  });
  const [allowed, setAllowed] = useState<string>();
  const [asked, setAsked] = useState<string>();

  const onSubmit = form.handleSubmit((body) => {
    const doubt = doubtIn?.(form.getValues());
    setAsked(doubt === allowed ? undefined : doubt);
    setAllowed(doubt);
    return doubt === undefined || doubt === allowed ? save(body) : undefined;
  });

  /** As soon as a field is left: Save is disabled, and somebody wonders why. */
  function errorOf(field: FieldPath<Values>): string | undefined {
    const said: unknown = get(errors, `${field}.message`);
    return typeof said === 'string' ? said : undefined;
  }

  return {
    errorOf,
    dialog: {
      title: `${record === undefined ? 'New' : 'Edit'} ${noun}`,
      canSave: isValid,
      hasUnsaved: isDirty && !pending,
      pending,
      message: asked ?? message,
      onSubmit,
      onAttempt: () => void onSubmit(),
      onClose,
    },
  };
}
