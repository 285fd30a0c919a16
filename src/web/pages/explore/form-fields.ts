import type { FieldValues } from './explore-state.ts';

export type Field = HTMLInputElement | HTMLSelectElement;

export function isField(target: unknown): target is Field {
  return target instanceof HTMLInputElement || target instanceof HTMLSelectElement;
}

/** The fields of a form, including those elsewhere on the page. */
export function fieldsOf(form: HTMLFormElement | null): Field[] {
  return [...(form?.elements ?? [])].filter((element) => isField(element));
}

export function valuesOf(form: HTMLFormElement | null): FieldValues {
  return new Map(fieldsOf(form).map(({ name, value }) => [name, value]));
}

export function queryOf(form: HTMLFormElement | null): URLSearchParams {
  const entries = form === null ? [] : [...new FormData(form)];
  return new URLSearchParams(entries.map(([name, value]) => [name, String(value)]));
}

export function focusField(within: ParentNode, name: string): void {
  within.querySelector<HTMLElement>(`[name="${name}"]:not([type="hidden"])`)?.focus();
}

/** The page hears of it. */
export function writeField(field: unknown, value: string): void {
  if (!isField(field) || field.value === value) return;
  field.value = value;
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
