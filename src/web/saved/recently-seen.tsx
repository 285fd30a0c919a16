import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useSeenListings } from './seen-listings.ts';

const SeenCarousel = lazy(() => import('./seen-carousel.tsx'));

/** Far enough below the screen to be there before it is seen. */
const MARGIN = '1000px';

/** What this browser looked at last; its code and its listings load when they come near. */
export function RecentlySeen() {
  const ids = useSeenListings();
  const place = useRef<HTMLDivElement>(null);
  const [hasPlace, setHasPlace] = useState(false);
  const [isNear, setIsNear] = useState(false);
  const hasSome = ids.length > 0;
  useEffect(() => {
    const footer = document.querySelector('footer');
    if (!hasSome || footer === null) return;
    // The row would push a footer that is on the screen.
    const observer = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting === false) setHasPlace(true);
    });
    observer.observe(footer);
    return () => observer.disconnect();
  }, [hasSome]);
  useEffect(() => {
    if (!hasPlace || place.current === null) return;
    const observer = new IntersectionObserver(
      ([entry]) => entry?.isIntersecting && setIsNear(true),
      { rootMargin: MARGIN },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [hasPlace]);
  if (!hasSome || !hasPlace) return null;
  // As high as its row at any width: a row that is higher than its place pushes the footer.
  return (
    <div ref={place} data-recently-seen className="min-h-[calc(33.5rem+var(--taller-cards,0rem))]">
      {isNear && (
        <Suspense>
          <SeenCarousel ids={ids} />
        </Suspense>
      )}
    </div>
  );
}
