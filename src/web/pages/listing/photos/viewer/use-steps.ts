import { type RefObject, useEffect, useRef } from 'react';
import { jumpToItem } from '#web/pages/listing/photos/use-current-item.ts';

/** As long as the row may need to arrive where a step leads. */
const ARRIVAL_MS = 400;

/** Leads to other slides. Steps count on from the slide that was last asked for. */
export function useSteps(
  slides: RefObject<HTMLElement | null>,
  index: number,
  count: number,
  beforeStep: () => void,
) {
  const wanted = useRef(index);
  const arrival = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    arrival.current = setTimeout(() => {
      wanted.current = index;
    }, ARRIVAL_MS);
    return () => clearTimeout(arrival.current);
  }, [index]);

  const go = (to: number) => {
    const row = slides.current;
    const target = Math.min(Math.max(to, 0), count - 1);
    if (row === null || target === wanted.current) return;
    clearTimeout(arrival.current);
    wanted.current = target;
    beforeStep();
    if (Math.abs(target - index) === 1) row.scrollTo({ left: target * row.clientWidth });
    else jumpToItem(row, target);
  };
  return { go, step: (by: number) => go(wanted.current + by) };
}
