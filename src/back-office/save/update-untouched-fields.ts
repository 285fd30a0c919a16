import { type FieldValues, get, type Path, type UseFormReturn } from 'react-hook-form';

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
  const paths = pathsOf(initial) as Path<Values>[];
  const touched = paths.filter((path) => get(typed, path) !== get(initial, path));
  const changed = paths.filter((path) => get(now, path) !== get(initial, path));
  for (const path of changed) {
    if (!touched.includes(path)) form.setValue(path, get(now, path), { shouldValidate: true });
  }
  return { isTyped: touched.length > 0, isChanged: changed.length > 0 };
}

/** `name`, `names.pa`: the fields of a form's values. */
function pathsOf(values: object): string[] {
  return Object.entries(values).flatMap(([name, value]) =>
    typeof value === 'object' && value !== null
      ? pathsOf(value).map((path) => `${name}.${path}`)
      : [name],
  );
}
