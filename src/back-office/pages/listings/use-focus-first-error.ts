import { useEffect, useEffectEvent, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { FormFieldName, ListingForm } from './form-fields.ts';

/** Puts the focus into a field once the form is drawn anew: while it saves its fields take none. */
export function useSoughtField(form: UseFormReturn<ListingForm>): (name: FormFieldName) => void {
  // An object of its own each time, so that the same field can be sought again.
  const [sought, setSought] = useState<{ name: FormFieldName }>();
  const seek = useEffectEvent(() => sought && form.setFocus(sought.name));
  useEffect(() => void (sought && seek()), [sought]);
  return (name) => setSought({ name });
}
