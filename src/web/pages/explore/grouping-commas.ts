/** Leaves out the commas of `100,000`, which some browsers let into a number field; where they mean a decimal point they stay. */
export function withoutGroupingCommas(event: InputEvent): void {
  const { target, data } = event;
  const isNumber = target instanceof HTMLInputElement && target.type === 'number';
  if (isNumber && data === ',' && !(1.5).toLocaleString().includes(',')) event.preventDefault();
}
