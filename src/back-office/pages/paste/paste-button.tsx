import { ClipboardPaste } from 'lucide-react';
import { useState } from 'react';
import { buttonClass } from '#ui/button.ts';

/** Reads the text of the clipboard, which saves a long press on the field of a phone. */
export function PasteButton({ onText }: { onText: (text: string) => void }) {
  const [problem, setProblem] = useState('');
  // Browsers offer it only to secure pages.
  if (!('clipboard' in navigator) || !('readText' in navigator.clipboard)) return null;

  async function paste() {
    try {
      const text = await navigator.clipboard.readText();
      setProblem(text.trim() === '' ? 'There is no text in the clipboard.' : '');
      if (text.trim() !== '') onText(text);
    } catch {
      setProblem('The browser keeps the clipboard to itself: paste into the field instead.');
    }
  }

  return (
    <div className="flex flex-wrap items-center gap-3">
      <button
        type="button"
        className={`${buttonClass('quiet')} max-sm:w-full`}
        onClick={() => void paste()}
      >
        <ClipboardPaste aria-hidden="true" className="size-5" />
        Paste from the clipboard
      </button>
      <p role="status" className="text-sm text-danger">
        {problem}
      </p>
    </div>
  );
}
