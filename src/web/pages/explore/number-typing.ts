import { foldDigits } from '#language/fold-letters.ts';

/** A count is typed in Latin digits also on keyboards of Punjabi and Hindi: it is shown in them. */
export function tidyTyping(event: InputEvent): void {
  const { target, data } = event;
  if (!(target instanceof HTMLInputElement && target.inputMode === 'numeric') || data === null)
    return;
  const latin = foldDigits(data);
  if (latin === data) return;
  event.preventDefault();
  // Unlike a value that is set, this can be undone.
  document.execCommand('insertText', false, latin);
}
