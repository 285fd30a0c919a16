import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';

export interface FieldsUpdate {
  /** Whether something was typed before the record was read. */
  readonly isTyped: boolean;
  /** Whether somebody has changed the record since the form was opened. */
  readonly isChanged: boolean;
}

/**
 * Puts the record's current values into the fields that nobody has typed into. Field by field:
 * `reset` loses what is typed between it and the next render.
 */
export function updateUntouchedFields<Values extends FieldValues>(
  form: Pick<UseFormReturn<Values>, 'getValues' | 'setValue'>,
  initial: Values,
  now: Values,
): FieldsUpdate {
  const typed = form.getValues();
  const names = Object.keys(initial) as Path<Values>[];
  const touched = names.filter((name) => typed[name] !== initial[name]);
  const changed = names.filter((name) => now[name] !== initial[name]);
  for (const name of changed) {
    if (!touched.includes(name)) form.setValue(name, now[name], { shouldValidate: true });
  }
  return { isTyped: touched.length > 0, isChanged: changed.length > 0 };
}
