import type { FormFieldName, ListingForm } from './form-fields.ts';
import { fieldsIn, fieldsInSight, SECTIONS, type SectionName } from './form-layout.ts';
import { formErrors } from './listing-body.ts';

/** What is missing or wrong, in the order in which it is seen. */
export function wrongFields(form: ListingForm): { name: FormFieldName; message: string }[] {
  const errors = formErrors(form);
  return fieldsInSight(form.propertyType).flatMap((name) => {
    const message = errors[name];
    return message === undefined ? [] : [{ name, message }];
  });
}

/** The sections in which nothing is missing or wrong. */
export function completeSections(form: ListingForm): SectionName[] {
  const errors = formErrors(form);
  return SECTIONS.filter((section) =>
    fieldsIn(section, form.propertyType).every((name) => errors[name] === undefined),
  );
}
