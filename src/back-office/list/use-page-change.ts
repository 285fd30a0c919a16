import { type MouseEvent, type RefObject, useEffect, useRef } from 'react';

/** Takes the focus to the top of the list once another page of it is shown. Returns what its links call when they are followed. */
export function usePageChange(page: number, top: RefObject<HTMLElement | null>) {
  const turned = useRef(false);
  const shown = useRef(page);
  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    // The router has already brought the top of the page into view.
    if (turned.current) top.current?.focus({ preventScroll: true });
    turned.current = false;
  }, [page, top]);
  return ({ metaKey, ctrlKey, shiftKey }: MouseEvent) => {
    // With these keys the page opens elsewhere.
    turned.current = !(metaKey || ctrlKey || shiftKey);
  };
}
