import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { REQUIRED } from '#platform/validation/input-rules.ts';
import type { FormFieldName, ListingForm } from './form-fields.ts';

/** The error of a field. That it is missing is said once it was filled, or a save was tried. */
export function useFieldError(name: FormFieldName): string | undefined {
  const { control, formState, getFieldState } = useFormContext<ListingForm>();
  const value = useWatch({ control, name });
  const [wasFilled, setWasFilled] = useState(value !== '');
  if (!wasFilled && value !== '') setWasFilled(true);
  const message = getFieldState(name, formState).error?.message;
  const isTooEarly = message === REQUIRED && !wasFilled && !formState.isSubmitted;
  return isTooEarly ? undefined : message;
}
