import { useEffect, useEffectEvent } from 'react';

/** Word and Excel put an image of the text beside the text, which a text field takes. */
function pastedFiles({ target, clipboardData }: ClipboardEvent): File[] {
  const isTextField =
    target instanceof HTMLTextAreaElement ||
    (target instanceof HTMLInputElement && target.type !== 'file');
  const isText = isTextField && clipboardData?.getData('text/plain') !== '';
  return isText ? [] : [...(clipboardData?.files ?? [])];
}

/** Takes files that are pasted or dropped anywhere, unless a part of the page has taken them. */
export function useGivenFiles(take: (files: File[]) => void): void {
  const takeNow = useEffectEvent(take);
  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      if (!event.defaultPrevented) takeNow(pastedFiles(event));
    };
    const drop = (event: DragEvent) => {
      const files = [...(event.dataTransfer?.files ?? [])];
      if (event.defaultPrevented || files.length === 0) return;
      // Otherwise the browser would open the file in the place of the page.
      event.preventDefault();
      takeNow(files);
    };
    const allow = (event: DragEvent) => {
      if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
    };
    document.addEventListener('paste', paste);
    document.addEventListener('dragover', allow);
    document.addEventListener('drop', drop);
    return () => {
      document.removeEventListener('paste', paste);
      document.removeEventListener('dragover', allow);
      document.removeEventListener('drop', drop);
    };
  }, []);
}
