import {
  Children,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { fill } from '#platform/language/fill.ts';
import { useSharedMessages } from '#web/messages/use-messages.ts';
import { Icon } from './icon.tsx';
import { renderLater } from './render-later.ts';

interface CarouselProps {
  heading: string;
  seeAll?: string;
  /** `rows-of-four`: 1.5, 3, 4 slides per view; `rows-of-two`: 1.5, 2, 2. */
  layout: 'rows-of-four' | 'rows-of-two';
  /** A class, `row-height-*`. */
  rowHeight: string;
  /** Shows only the page marks next to the current one. */
  dynamicMarks?: boolean;
  children: ReactNode;
}

/** Scrolls and snaps natively. Roles follow the carousel of the ARIA Authoring Practices. */
export function Carousel({
  heading,
  seeAll,
  layout,
  rowHeight,
  dynamicMarks = false,
  children,
}: CarouselProps) {
  const messages = useSharedMessages();
  const id = `carousel${useId()}`;
  const section = useRef<HTMLElement>(null);
  const row = useRef<HTMLDivElement>(null);
  const { pages, page, atStart, atEnd, showPage } = useSlides(row);
  const slides = Children.toArray(children);
  const oneView = pages.length === 1 && atStart && atEnd;
  useEffect(() => renderLater(section.current), []);
  return (
    <section
      ref={section}
      aria-roledescription={messages.carousel}
      aria-labelledby={id}
      className={`near-screen flex flex-col ${rowHeight}`}
    >
      {/* The room of the arrows is there before them: the link would move. */}
      <div
        className={`relative mb-2 flex min-h-11 sm:mb-4 flex-wrap items-center gap-2 unscripted:pr-0! ${oneView ? '' : 'sm:pr-26'}`}
      >
        <h2 id={id} className="grow text-2xl">
          {heading}
        </h2>
        {seeAll !== undefined && <SeeAll to={seeAll} what={heading} />}
        <div
          className={`absolute inset-y-0 right-0 hidden w-24 items-center gap-2 unscripted:hidden! ${oneView ? '' : 'sm:flex'}`}
        >
          <button
            type="button"
            className="icon-button"
            aria-label={messages.previousSlide}
            aria-disabled={atStart}
            onClick={() => showPage(page - 1)}
          >
            <Icon name="arrow-left" className="size-5" />
          </button>
          <button
            type="button"
            className="icon-button"
            aria-label={messages.nextSlide}
            aria-disabled={atEnd}
            onClick={() => showPage(page + 1)}
          >
            <Icon name="arrow-right" className="size-5" />
          </button>
        </div>
      </div>
      <div ref={row} className={`carousel ${layout}`} aria-live="polite" aria-atomic="false">
        {slides.map((slide, index) => (
          // biome-ignore lint/a11y/useSemanticElements: a slide is a group, not a set of fields
          <div
            // biome-ignore lint/suspicious/noArrayIndexKey: slides keep their order
            key={index}
            role="group"
            aria-roledescription={messages.slide}
            aria-label={fill(messages.slidePosition, { number: index + 1, count: slides.length })}
            className="slide"
          >
            {slide}
          </div>
        ))}
      </div>
      <PageMarks
        pages={oneView ? [] : pages}
        page={page}
        dynamic={dynamicMarks}
        onChoose={showPage}
      />
    </section>
  );
}

interface PageMarksProps {
  pages: readonly number[];
  page: number;
  dynamic: boolean;
  onChoose: (page: number) => void;
}

/** Dynamic marks are small at this distance from the current page, hidden beyond it. */
const MAX_DISTANCE = 2;

/** One mark per page of slides. They need scripts, but their height is reserved from the start. */
function PageMarks({ pages, page, dynamic, onChoose }: PageMarksProps) {
  const { goToSlide } = useSharedMessages();
  const distance = (index: number) => (dynamic ? Math.abs(index - page) : 0);
  return (
    <div className="mt-auto flex h-11 justify-center unscripted:hidden">
      {pages.map((first, index) => (
        <button
          key={first}
          type="button"
          className={`group h-11 w-6 items-center justify-center ${distance(index) > MAX_DISTANCE ? 'hidden' : 'flex'}`}
          aria-label={fill(goToSlide, { number: first + 1 })}
          aria-current={index === page}
          onClick={() => onChoose(index)}
        >
          <span
            className={`block h-1.5 rounded-full transition-all ${index === page ? 'w-5 bg-field' : 'w-1.5 bg-line-strong group-hover:bg-field'} ${distance(index) === MAX_DISTANCE ? 'scale-60' : ''}`}
          />
        </button>
      ))}
    </div>
  );
}

function SeeAll({ to, what }: { to: string; what: string }) {
  const { seeAll } = useSharedMessages();
  return (
    <a
      href={to}
      className="print:hidden inline-flex min-h-11 shrink-0 items-center gap-1 px-2 font-semibold text-field no-underline hover:underline"
    >
      {seeAll}
      <span className="sr-only"> {what}</span>
      <Icon name="arrow-right" className="size-4 sm:hidden" />
    </a>
  );
}

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

function useSlides(row: RefObject<HTMLElement | null>) {
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
