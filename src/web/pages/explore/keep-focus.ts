/** What must stay reachable while something else holds the focus: messages. */
const STAYS_LIVE = '[data-react-aria-top-layer]';

/** Keeps focus and reading within an element by making everything beside it inert; the returned function ends that. */
export function holdFocus(element: HTMLElement): () => void {
  const stilled: HTMLElement[] = [];
  for (
    let inside: HTMLElement = element;
    inside !== document.body && inside.parentElement !== null;
    inside = inside.parentElement
  ) {
    for (const sibling of inside.parentElement.children) {
      if (
        sibling === inside ||
        !(sibling instanceof HTMLElement) ||
        sibling.inert ||
        sibling.matches(STAYS_LIVE)
      )
        continue;
      sibling.inert = true;
      stilled.push(sibling);
    }
  }
  return () => {
    for (const sibling of stilled) sibling.inert = false;
  };
}
