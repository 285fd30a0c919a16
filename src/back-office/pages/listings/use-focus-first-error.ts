import { useEffect, useEffectEvent, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { PropertyFieldName, PropertyForm } from './form-fields.ts';

/** Puts the focus into a field once the form is drawn anew: while it saves its fields take none. */
export function useSoughtField(
  form: UseFormReturn<PropertyForm>,
): (name: PropertyFieldName) => void {
  // An object of its own each time, so that the same field can be sought again.
  const [sought, setSought] = useState<{ name: PropertyFieldName }>();
  const seek = useEffectEvent(() => sought && form.setFocus(sought.name));
  useEffect(() => void (sought && seek()), [sought]);
  return (name) => setSought({ name });
}
