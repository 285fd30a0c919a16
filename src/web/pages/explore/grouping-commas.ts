/** Ignores commas typed into number fields, as in `100,000`, unless the locale uses them as decimal points. */
export function withoutGroupingCommas(event: InputEvent): void {
  const { target, data } = event;
  const isNumber = target instanceof HTMLInputElement && target.type === 'number';
  if (isNumber && data === ',' && !(1.5).toLocaleString().includes(',')) event.preventDefault();
}
