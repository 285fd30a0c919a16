import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from '#web/navigation/page-location.ts';

/** A popover on small screens: it closes when another page is shown and when the focus leaves it. */
export function useSheet<Sheet extends HTMLElement>(): RefObject<Sheet | null> {
  const ref = useRef<Sheet>(null);
  const { key } = useLocation();
  const renderedKey = useRef(key);
  useEffect(() => {
    // Keep open what was opened before hydration.
    if (renderedKey.current === key) return;
    renderedKey.current = key;
    hide(ref.current);
  }, [key]);

  useEffect(() => {
    const sheet = ref.current;
    // It covers the page, so the focus must not move behind it.
    const closeBehindFocus = ({ relatedTarget: next }: FocusEvent) => {
      if (!(next instanceof Element) || sheet === null || sheet.contains(next)) return;
      if (!next.matches(`[popovertarget="${sheet.id}"]`)) hide(sheet);
    };
    // A page that is come back to stands as it was left.
    const closeBehindPage = () => hide(sheet);
    sheet?.addEventListener('focusout', closeBehindFocus);
    addEventListener('pagehide', closeBehindPage);
    return () => {
      sheet?.removeEventListener('focusout', closeBehindFocus);
      removeEventListener('pagehide', closeBehindPage);
    };
  }, []);
  return ref;
}

function hide(sheet: HTMLElement | null): void {
  if (sheet?.matches(':popover-open')) sheet.hidePopover();
}
