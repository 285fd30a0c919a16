import { useId } from 'react';
import { Link } from 'react-router';
import { buttonClass } from '#ui/button.ts';
import type { NearResults } from './explore-data.ts';
import { ResultCard } from './result-card.tsx';
import { ResultItem } from './result-item.tsx';

/** Below few results, what comes near to the search. */
export function NearList({ near: { heading, cards, all } }: { near: NearResults }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="mt-8">
      <h2 id={id} className="mb-3 text-xl">
        {heading}
      </h2>
      <ol className="flex flex-col gap-4">
        {cards.map((card) => (
          <ResultItem key={card.id} isFirst={false}>
            <ResultCard listing={card} first={false} />
          </ResultItem>
        ))}
      </ol>
      <Link to={all.address} className={`${buttonClass('quiet')} mt-4 w-full`}>
        {all.text}
      </Link>
    </section>
  );
}
