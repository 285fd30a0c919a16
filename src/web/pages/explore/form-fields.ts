export type Field = HTMLInputElement | HTMLSelectElement;

export function isField(target: unknown): target is Field {
  return target instanceof HTMLInputElement || target instanceof HTMLSelectElement;
}

/** The fields of a form, including those elsewhere on the page. */
export function fieldsOf(form: HTMLFormElement | null): Field[] {
  return [...(form?.elements ?? [])].filter((element) => isField(element));
}

/** Writes also over text that is not a number, whose `value` is ''. */
export function writeField(field: unknown, value: string): void {
  if (isField(field) && (field.value !== value || field.validity.badInput)) field.value = value;
}
