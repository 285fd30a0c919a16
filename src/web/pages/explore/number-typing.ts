import { foldDigits } from '#language/fold-letters.ts';

/**
 * What number fields do not take by themselves: the digits of Punjabi and Hindi are typed as Latin
 * ones, and the commas of `100,000` are ignored, unless they are the locale's decimal point.
 */
export function tidyTyping(event: InputEvent): void {
  const { target, data } = event;
  if (!(target instanceof HTMLInputElement && target.type === 'number') || data === null) return;
  const latin = foldDigits(data);
  const isGrouping = data === ',' && !(1.5).toLocaleString().includes(',');
  if (latin !== data || isGrouping) event.preventDefault();
  // Number fields do not say where the caret is; this types at it, and can be undone.
  if (latin !== data) document.execCommand('insertText', false, latin);
}
