import { type RefObject, useEffect } from 'react';

const BAR_HEIGHT_PX = 120;

/** Scrolling down takes the row out of sight, scrolling up brings it back. Without scripts it stays. */
export function useReturningRow(row: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let before = scrollY;
    const onScroll = () => {
      if (Math.abs(scrollY - before) < 8) return;
      row.current?.toggleAttribute('data-away', scrollY > before && scrollY > BAR_HEIGHT_PX);
      before = scrollY;
    };
    addEventListener('scroll', onScroll, { passive: true });
    return () => removeEventListener('scroll', onScroll);
  }, [row]);
}
