import { type RefObject, useEffect, useState } from 'react';

interface SlidesPosition {
  /** The index of the first slide of each page. */
  readonly pages: readonly number[];
  readonly page: number;
  readonly atStart: boolean;
  readonly atEnd: boolean;
}

const UNKNOWN: SlidesPosition = { pages: [], page: 0, atStart: true, atEnd: false };

/** Rounding and zoom shift positions by fractions of a pixel. */
const TOLERANCE_PX = 2;

export function useSlides(row: RefObject<HTMLElement | null>) {
  const [position, setPosition] = useState(UNKNOWN);

  useEffect(() => {
    const element = row.current;
    if (element === null) return;
    const update = () => setPosition((previous) => keepIfSame(previous, measure(element)));
    const observer = new ResizeObserver(update);
    observer.observe(element);
    element.addEventListener('scroll', update, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', update);
    };
  }, [row]);

  // carousel.css decides between smooth and instant scrolling.
  const showPage = (page: number) => {
    const element = row.current;
    const first = position.pages[page];
    if (element !== null && first !== undefined)
      element.scrollTo({ left: first * slideStep(element) });
  };

  return { ...position, showPage };
}

function measure(element: HTMLElement): SlidesPosition {
  const count = element.children.length;
  const step = slideStep(element);
  const perView = Math.max(1, Math.round((2 * element.clientWidth) / step) / 2);
  const pages = Array.from({ length: Math.ceil(count / perView) }, (_, page) =>
    Math.ceil(page * perView),
  );
  const atStart = element.scrollLeft <= TOLERANCE_PX;
  const atEnd = element.scrollLeft + element.clientWidth >= element.scrollWidth - TOLERANCE_PX;
  const slide = Math.round(element.scrollLeft / step);
  const page = atEnd ? pages.length - 1 : pages.findLastIndex((first) => first <= slide);
  return { pages, page: Math.max(0, page), atStart, atEnd };
}

function slideStep(element: HTMLElement): number {
  const [first, second] = element.children;
  if (!(first instanceof HTMLElement) || !(second instanceof HTMLElement))
    return element.clientWidth;
  return second.offsetLeft - first.offsetLeft;
}

/** The same object for the same position, so that scrolling some pixels renders nothing. */
function keepIfSame(previous: SlidesPosition, next: SlidesPosition): SlidesPosition {
  const same =
    previous.page === next.page &&
    previous.atStart === next.atStart &&
    previous.atEnd === next.atEnd &&
    previous.pages.length === next.pages.length;
  return same ? previous : next;
}
