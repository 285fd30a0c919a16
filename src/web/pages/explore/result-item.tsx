import { type ReactNode, useEffect, useRef, useState } from 'react';
import { renderLater } from '#web/ui/render-later.ts';
import { useHydrated } from '#web/ui/use-hydrated.ts';

interface ResultItemProps {
  isFirst: boolean;
  children: ReactNode;
}

/** Those of the document are rendered near the screen first, so that it is painted sooner. */
export function ResultItem({ isFirst, children }: ResultItemProps) {
  const [isLate] = useState(useHydrated());
  const item = useRef<HTMLLIElement>(null);
  const waits = !isFirst && !isLate;
  useEffect(() => {
    if (waits) renderLater(item.current);
  }, [waits]);
  return (
    <li ref={item} className={waits ? 'later-result' : undefined}>
      {children}
    </li>
  );
}
