import { type MouseEvent, type RefObject, useEffect, useRef } from 'react';

/** Focuses the top of the list after a change of page; returns the click handler of its links. */
export function usePageChange(page: number, top: RefObject<HTMLElement | null>) {
  const isByLink = useRef(false);
  const lastPage = useRef(page);
  useEffect(() => {
    if (lastPage.current === page) return;
    lastPage.current = page;
    if (isByLink.current) top.current?.focus({ preventScroll: true });
    isByLink.current = false;
  }, [page, top]);
  return ({ metaKey, ctrlKey, shiftKey }: MouseEvent) => {
    // With these keys the link opens in another tab or window.
    isByLink.current = !(metaKey || ctrlKey || shiftKey);
  };
}
