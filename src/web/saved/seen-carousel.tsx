import { useEffect, useState } from 'react';
import { useLocalAddress } from '#web/language/use-language.ts';
import { usePageMessages } from '#web/messages/use-messages.ts';
import { Carousel } from '#web/ui/carousel.tsx';
import { fetchListed, LISTED, type ListedCard } from './listed.ts';
import { ListingCard } from './listing-card.tsx';

const SIZES = '(width >= 80rem) 296px, (width >= 64rem) 23vw, (width >= 40rem) 31vw, 64vw';

/** Without those that are no longer listed; nothing when they cannot be had. */
export default function SeenCarousel({ ids }: { ids: readonly number[] }) {
  const messages = usePageMessages('home');
  const address = useLocalAddress()(LISTED);
  const wanted = ids.join(',');
  const [cards, setCards] = useState<readonly ListedCard[]>([]);
  useEffect(() => {
    let isCurrent = true;
    void fetchListed(address, wanted.split(',').map(Number)).then((listed = []) => {
      if (isCurrent) setCards(listed.flatMap(({ card }) => card ?? []));
    });
    return () => {
      isCurrent = false;
    };
  }, [address, wanted]);
  if (cards.length === 0) return null;
  return (
    <Carousel
      heading={messages.recentlySeen}
      layout="rows-of-four"
      rowHeight="row-height-[30rem] sm:row-height-[31.5rem]"
    >
      {cards.map((card) => (
        <ListingCard key={card.id} listing={card} sizes={SIZES} />
      ))}
    </Carousel>
  );
}
