import type { FieldSnapshot } from './field-updates.ts';

export type Field = HTMLInputElement | HTMLSelectElement;

export function isField(target: unknown): target is Field {
  return target instanceof HTMLInputElement || target instanceof HTMLSelectElement;
}

/** The fields of a form, including those elsewhere on the page. */
export function fieldsOf(form: HTMLFormElement | null): Field[] {
  return [...(form?.elements ?? [])].filter((element) => isField(element));
}

export function snapshotFields(form: HTMLFormElement | null): FieldSnapshot[] {
  return fieldsOf(form).map((field) => ({
    name: field.name,
    value: field.value,
    isUnreadable: field.validity.badInput,
    isFocused: field === document.activeElement,
  }));
}

/** Writes also when the values are equal but the field shows text that is not a number. */
export function writeField(form: HTMLFormElement | null, name: string, value: string): void {
  const field = form?.elements.namedItem(name);
  if (isField(field) && (field.value !== value || field.validity.badInput)) field.value = value;
}

/** Reads what the form would send for a field, '' for none. */
export function readField(form: HTMLFormElement | null, name: string): string {
  return form === null ? '' : String(new FormData(form).get(name) ?? '');
}
