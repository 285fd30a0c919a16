import { type ReactNode, useRef } from 'react';
import { exploreAddress } from '#features/listings/explore-address.ts';
import { LISTING_KINDS } from '#features/listings/listing-kind.ts';
import { spokenPrice } from '#platform/units/price.ts';
import { useLocalAddress } from '#web/language/use-language.ts';
import { usePageMessages, useSharedMessages } from '#web/messages/use-messages.ts';
import { SearchBox } from '#web/shell/search-box.tsx';
import type { Place, ShellData } from '#web/shell/shell-data.ts';
import { AreaUnitChoice } from '#web/ui/area-unit-choice.tsx';
import { USUAL_BUDGETS } from '#web/ui/usual-budgets.ts';

const MOST_PLACES = 5;

/** What the page opens with: one box that understands, and quick choices. */
export function HomeSearch({ shell }: { shell: ShellData }) {
  const messages = usePageMessages('home');
  const field = useRef<HTMLInputElement>(null);
  return (
    <div className="flex flex-col lg:pt-10">
      <h1 id="find" className="text-2xl sm:text-4xl">
        {messages.heading}
      </h1>
      <SearchBox
        field={field}
        places={shell.places}
        size="page"
        labelledBy="find"
        className="mt-4 sm:mt-5"
      />
      <p className="mt-2 px-1 text-sm text-muted max-sm:hidden">{messages.hint}</p>
      <QuickChoices places={shell.topLocations} />
    </div>
  );
}

/** Where, up to, what: one tap each; on phones all in one row, with the unit of areas. */
function QuickChoices({ places }: { places: readonly Place[] }) {
  const messages = usePageMessages('home');
  const { kinds, units } = useSharedMessages();
  const local = useLocalAddress();
  return (
    <div className="choices mt-2 md:mt-4 md:flex-col lg:mt-6">
      <nav aria-label={messages.quickChoices} className="contents">
        {places.length > 0 && (
          <Choices label={messages.where} className="max-md:*:nth-[n+3]:hidden">
            {places.slice(0, MOST_PLACES).map((place) => (
              <Choice key={place.id} to={local(exploreAddress({ place }))}>
                {place.name}
              </Choice>
            ))}
          </Choices>
        )}
        <Choices label={messages.upTo} isSaid>
          {USUAL_BUDGETS.map((rupees) => (
            <Choice key={rupees} to={local(`${exploreAddress()}?maxBudget=${rupees}`)}>
              {spokenPrice(rupees, units)}
            </Choice>
          ))}
        </Choices>
        <Choices label={messages.what}>
          {LISTING_KINDS.map(({ id, block }) => (
            <Choice key={id} to={local(exploreAddress({ type: id }))}>
              {kinds[block].many}
            </Choice>
          ))}
        </Choices>
      </nav>
      <AreaUnitChoice className="max-w-none shrink-0 flex-nowrap text-sm md:*:first:min-w-16" />
    </div>
  );
}

interface ChoicesProps {
  label: string;
  isSaid?: boolean;
  className?: string;
  children: ReactNode;
}

function Choices({ label, isSaid, className = '', children }: ChoicesProps) {
  return (
    <div className="flex shrink-0 items-center gap-2">
      <span className={`shrink-0 text-sm text-muted md:w-16 ${isSaid ? '' : 'max-md:sr-only'}`}>
        {label}
      </span>
      <ul className={`flex gap-1.5 md:flex-wrap ${className}`}>{children}</ul>
    </div>
  );
}

function Choice({ to, children }: { to: string; children: ReactNode }) {
  return (
    <li>
      <a href={to} className="choice">
        {children}
      </a>
    </li>
  );
}
