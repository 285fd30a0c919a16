import { useEffect, useEffectEvent, useState } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';

/** Focuses a field at the next render: during a save the fields are disabled and take no focus. */
export function useFocusFirstError<Values extends FieldValues>(
  form: Pick<UseFormReturn<Values>, 'setFocus'>,
): (name: FieldPath<Values>) => void {
  // A new object for each call, so that the same field can be focused twice.
  const [target, setTarget] = useState<{ name: FieldPath<Values> }>();
  const focus = useEffectEvent(() => target && form.setFocus(target.name));
  useEffect(() => void (target && focus()), [target]);
  return (name) => setTarget({ name });
}
