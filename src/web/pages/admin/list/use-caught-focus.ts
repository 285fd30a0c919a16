import { useEffect, useRef } from 'react';

/** A row that is removed takes the focus with it: what the returned ref is put on catches it when the number of rows changes. */
export function useCaughtFocus(rows: number) {
  const catcher = useRef<HTMLHeadingElement>(null);
  const before = useRef(rows);
  useEffect(() => {
    if (rows !== before.current && document.activeElement === document.body) catcher.current?.focus();
    before.current = rows;
  }, [rows]);
  return catcher;
}
