import type { PageElement } from './read-page.ts';

/** The address that a browser asks for when a form is sent after some of its fields were changed. */
export function submission(
  page: PageElement,
  form: PageElement,
  changed: Readonly<Record<string, string>>,
): string {
  const id = form.attribute('id');
  const fields = [
    ...form.all('input[name], select[name]'),
    ...(id === undefined ? [] : page.all(`input[form="${id}"], select[form="${id}"]`)),
  ];
  const names = fields.map((field) => field.attribute('name') ?? '');
  const unknown = Object.keys(changed).filter((name) => !names.includes(name));
  if (unknown.length > 0) throw new Error(`The form has no ${unknown.join()}.`);
  const values = fields.map((field, index): [string, string] => {
    const name = names[index] ?? '';
    return [name, changed[name] ?? initialValue(field)];
  });
  return `${form.attribute('action')}?${new URLSearchParams(values)}`;
}

/** Of a field or of a choice, before anybody changes it. */
export function initialValue(field: PageElement): string {
  const options = field.all('option');
  const chosen = options.find((option) => option.attribute('selected') !== undefined) ?? options[0];
  return (chosen ?? field).attribute('value') ?? '';
}
