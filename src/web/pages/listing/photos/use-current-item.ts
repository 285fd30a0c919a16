import { type RefObject, useEffect, useState } from 'react';

/** Which item of a row is in view, where each is as wide as the row. */
export function useCurrentItem(list: RefObject<HTMLElement | null>, first = 0): number {
  const [current, setCurrent] = useState(first);
  useEffect(() => {
    const element = list.current;
    if (element === null) return;
    const update = () => setCurrent(itemInView(element));
    update();
    element.addEventListener('scroll', update, { passive: true });
    return () => element.removeEventListener('scroll', update);
  }, [list]);
  return current;
}

/** Moves a row to an item without an animation. */
export function jumpToItem(row: HTMLElement, index: number): void {
  const item = row.children[index];
  if (item instanceof HTMLElement) row.scrollTo({ left: item.offsetLeft, behavior: 'instant' });
}

function itemInView(row: HTMLElement): number {
  const [first, second] = row.children;
  if (!(first instanceof HTMLElement) || !(second instanceof HTMLElement)) return 0;
  return Math.round(row.scrollLeft / (second.offsetLeft - first.offsetLeft));
}
