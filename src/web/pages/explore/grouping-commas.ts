/** Ignores the commas of `100,000` in number fields, unless they are the locale's decimal point. */
export function withoutGroupingCommas(event: InputEvent): void {
  const { target, data } = event;
  const isNumber = target instanceof HTMLInputElement && target.type === 'number';
  if (isNumber && data === ',' && !(1.5).toLocaleString().includes(',')) event.preventDefault();
}
