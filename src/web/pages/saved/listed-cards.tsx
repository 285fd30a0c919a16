import { useEffect, useRef, useState } from 'react';
import { fill } from '#platform/language/fill.ts';
import { buttonClass } from '#platform/ui/button.ts';
import { formatPrice } from '#platform/units/price.ts';
import { FilledMessage } from '#web/language/filled-message.tsx';
import { useLanguage, useLocalAddress } from '#web/language/use-language.ts';
import { usePageMessages, useSharedMessages } from '#web/messages/use-messages.ts';
import { MAX_COMPARED, MIN_COMPARED } from '#web/pages/compare/compared.ts';
import type { Listed, ListedCard } from '#web/saved/listed.ts';
import { ListingCard } from '#web/saved/listing-card.tsx';
import { useSaved } from '#web/saved/saved-list.ts';
import { changeSince } from '#web/saved/since-saved.ts';
import { textLanguage } from '#web/ui/text-language.ts';
import { useHydrated } from '#web/ui/use-hydrated.ts';

const SIZES = '(width >= 80rem) 390px, (width >= 64rem) 30vw, (width >= 40rem) 46vw, 100vw';

/** A list of listings, and a form that compares those that are chosen. */
export function ListedCards({ listed }: { listed: readonly Listed[] }) {
  const { compare, listed: heading } = usePageMessages('saved');
  const local = useLocalAddress();
  const isHydrated = useHydrated();
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const form = useRef<HTMLFormElement>(null);
  const count = () => {
    if (form.current !== null) setChosen(new FormData(form.current).getAll('ids').map(Number));
  };
  // What was ticked before the scripts ran.
  useEffect(count, []);
  const offered = listed.filter(({ card }) => card !== null).length;
  const canCompare = offered >= MIN_COMPARED;
  const isRight = chosen.length >= MIN_COMPARED && chosen.length <= MAX_COMPARED;
  return (
    <form ref={form} action={local('/compare')} onChange={count} className="mt-6">
      <h2 className="sr-only">{heading}</h2>
      {canCompare && <p className="mb-4 text-sm text-muted">{compare.hint}</p>}
      <ol className="listed-cards">
        {listed.map(({ id, card }) => (
          <li key={id} className="flex flex-col">
            {card === null ? (
              <GoneCard id={id} />
            ) : (
              <>
                <div className="choosable-card">
                  <ListingCard listing={card} sizes={SIZES} />
                  {canCompare && (
                    <Choice
                      card={card}
                      chosen={offered === MIN_COMPARED}
                      disabled={chosen.length >= MAX_COMPARED && !chosen.includes(id)}
                    />
                  )}
                </div>
                <SinceSaved card={card} />
              </>
            )}
          </li>
        ))}
      </ol>
      {canCompare && (
        <div
          className={`compare-bar unscripted:static ${chosen.length === 0 ? 'unscripted:block hidden' : ''}`}
        >
          <button
            type="submit"
            aria-disabled={isHydrated && !isRight}
            onClick={(event) => isHydrated && !isRight && event.preventDefault()}
            className={`${buttonClass('primary')} max-sm:w-full`}
          >
            {isHydrated ? fill(compare.submitCount, { count: chosen.length }) : compare.submit}
          </button>
        </div>
      )}
    </form>
  );
}

function Choice({
  card,
  chosen,
  disabled,
}: {
  card: ListedCard;
  chosen: boolean;
  disabled: boolean;
}) {
  const { compare } = usePageMessages('saved');
  return (
    <div>
      <label className="tick">
        <input
          type="checkbox"
          name="ids"
          value={card.id}
          defaultChecked={chosen}
          aria-label={fill(compare.chooseNamed, { title: card.title })}
          disabled={disabled}
        />
        {compare.choose}
      </label>
    </div>
  );
}

/** Named where this browser has saved it. */
function GoneCard({ id }: { id: number }) {
  const messages = usePageMessages('saved');
  const language = useLanguage();
  const title = useSaved((list) => list.find((saved) => saved.id === id)?.title ?? '');
  return (
    <div className="grow rounded-card border border-dashed border-line-strong p-4">
      <p className="text-lg font-semibold">{messages.gone}</p>
      {title !== '' && (
        <p className="mt-1" {...textLanguage(title, language)}>
          {title}
        </p>
      )}
      <p className="mt-1 text-muted">{messages.goneText}</p>
    </div>
  );
}

const LOOKS = {
  sold: 'bg-ink text-paper',
  underDeal: 'bg-ink text-paper',
  reduced: 'bg-field text-on-field',
  raised: 'bg-sunken text-ink',
};

/** What has changed of a listing since this browser saved it. */
function SinceSaved({ card }: { card: ListedCard }) {
  const { since } = usePageMessages('saved');
  const { units } = useSharedMessages();
  const saved = useSaved((list) => list.find(({ id }) => id === card.id));
  const change = saved && changeSince(saved, card);
  if (saved === undefined || change === undefined) return null;
  return (
    <p className={`mt-2 rounded-mark px-3 py-1.5 text-sm font-semibold ${LOOKS[change]}`}>
      <FilledMessage
        message={since[change]}
        values={{ price: <span className="inline-block">{formatPrice(saved.price, units)}</span> }}
      />
    </p>
  );
}
