const TOASTS = '[data-react-aria-top-layer]';

/** Keeps focus and screen readers inside `element`: everything else is inert. Returns the undo. */
export function keepFocusIn(element: HTMLElement): () => void {
  const disabled: HTMLElement[] = [];
  let inside: Element = element;
  while (inside !== document.body && inside.parentElement !== null) {
    for (const sibling of inside.parentElement.children) {
      if (sibling === inside || !(sibling instanceof HTMLElement)) continue;
      if (sibling.inert || sibling.matches(TOASTS)) continue;
      sibling.inert = true;
      disabled.push(sibling);
    }
    inside = inside.parentElement;
  }
  return () => {
    for (const sibling of disabled) sibling.inert = false;
  };
}
