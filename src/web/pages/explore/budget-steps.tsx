import type { MouseEvent } from 'react';
import { Link, useLocation } from 'react-router';
import { NO_FILTERS, type SearchFilters } from '#features/listings/search/filters.ts';
import { fill } from '#language/fill.ts';
import { spokenPrice } from '#units/price.ts';
import { usePageWords, useSharedWords } from '#web/words/use-words.ts';
import { addressOf } from './explore-data.ts';
import { isDrawerOpen } from './filter-drawer.tsx';
import type { RangeGroup } from './filter-groups.ts';
import { writeField } from './form-fields.ts';

const STEPS = [1_000_000, 2_500_000, 5_000_000, 10_000_000];

/** Usual upper bounds. With scripts one of them only fills the field in and searches with the rest. */
export function BudgetSteps({ group, filters }: { group: RangeGroup; filters: SearchFilters }) {
  const words = usePageWords('explore');
  const { units } = useSharedWords();
  const { pathname } = useLocation();

  const choose = (event: MouseEvent, text: string) => {
    const field = document.getElementById(`filter-${group.max}`);
    if (!(field instanceof HTMLInputElement) || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    writeField(field, text);
    if (!isDrawerOpen()) field.form?.requestSubmit();
  };

  return (
    <ul className="pair mt-1">
      {STEPS.map((step) => {
        const text = spokenPrice(step, units);
        const isChosen = filters.maxBudget === step;
        const next = { ...filters, maxBudget: step, pageNumber: NO_FILTERS.pageNumber };
        return (
          <li key={step}>
            <Link
              to={addressOf(pathname, next)}
              aria-current={isChosen || undefined}
              onClick={(event) => choose(event, text)}
              className="choice w-full justify-center text-sm aria-[current]:border-field aria-[current]:font-semibold"
            >
              {fill(words.upTo, { amount: text })}
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
