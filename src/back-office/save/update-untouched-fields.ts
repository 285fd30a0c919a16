import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';

export interface FieldsUpdate {
  /** Whether something was typed before the record was read. */
  readonly isTyped: boolean;
  /** Whether somebody has changed the record since the form began. */
  readonly isChanged: boolean;
}

/**
 * Puts what a record is now into the form that began with `begun`, save where something was typed already. Field by field: until a form
 * that is reset is drawn again, what is typed into it is lost.
 */
export function updateUntouchedFields<Values extends FieldValues>(
  form: Pick<UseFormReturn<Values>, 'getValues' | 'setValue'>,
  begun: Values,
  now: Values,
): FieldsUpdate {
  const typed = form.getValues();
  const names = Object.keys(begun) as Path<Values>[];
  const kept = names.filter((name) => typed[name] !== begun[name]);
  const changed = names.filter((name) => now[name] !== begun[name]);
  for (const name of changed) {
    if (!kept.includes(name)) form.setValue(name, now[name], { shouldValidate: true });
  }
  return { isTyped: kept.length > 0, isChanged: changed.length > 0 };
}
