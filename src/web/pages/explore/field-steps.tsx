import type { MouseEvent } from 'react';
import { Link, useLocation } from 'react-router';
import { NO_FILTERS, type SearchFilters } from '#features/listings/search/filters.ts';
import { fill } from '#language/fill.ts';
import { spokenPrice } from '#units/price.ts';
import { usePageWords, useSharedWords } from '#web/words/use-words.ts';
import { addressOf } from './explore-data.ts';
import { isDrawerOpen } from './filter-drawer.tsx';
import { isMoney, type NumberGroup, type RangeGroup } from './filter-groups.ts';
import { writeField } from './form-fields.ts';

const BUDGETS = [1_000_000, 2_500_000, 5_000_000, 10_000_000];
const COUNTS = [1, 2, 3, 4];

interface FieldStepsProps {
  group: NumberGroup | RangeGroup;
  filters: SearchFilters;
}

/** Usual bounds of a field. With scripts one of them only fills it in and searches with the rest. */
export function FieldSteps({ group, filters }: FieldStepsProps) {
  const words = usePageWords('explore');
  const { units } = useSharedWords();
  const { pathname } = useLocation();
  const member = group.kind === 'range' ? group.max : group.member;

  const choose = (event: MouseEvent, text: string) => {
    const field = document.getElementById(`filter-${member}`);
    if (!(field instanceof HTMLInputElement) || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    writeField(field, text);
    if (!isDrawerOpen()) field.form?.requestSubmit();
  };

  return (
    <ul className={`steps ${isMoney(group) ? 'pair' : 'grid grid-cols-4 gap-2'}`}>
      {(isMoney(group) ? BUDGETS : COUNTS).map((step) => {
        const text = isMoney(group) ? spokenPrice(step, units) : String(step);
        const next = { ...filters, [member]: step, pageNumber: NO_FILTERS.pageNumber };
        return (
          <li key={step}>
            <Link
              to={addressOf(pathname, next)}
              aria-current={filters[member] === step || undefined}
              onClick={(event) => choose(event, text)}
              className="choice"
            >
              {isMoney(group) ? fill(words.upTo, { amount: text }) : `${text}+`}
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
