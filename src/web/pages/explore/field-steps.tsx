import type { MouseEvent } from 'react';
import type { SearchFilters } from '#features/listings/search/filters.ts';
import { InPlaceLink } from '#web/navigation/in-place-link.tsx';
import { useLocation } from '#web/navigation/page-location.ts';
import { addressOf } from './explore-data.ts';
import { isDrawerOpen } from './filter-drawer.tsx';
import type { NumberGroup, RangeGroup, Step } from './filter-groups.ts';
import { writeField } from './form-fields.ts';

interface FieldStepsProps {
  group: NumberGroup | RangeGroup;
  filters: SearchFilters;
}

/** With scripts a step only fills in its fields and searches with the rest. */
export function FieldSteps({ group: { steps }, filters }: FieldStepsProps) {
  const { pathname } = useLocation();
  const addressWith = (asked?: Step['asked']) =>
    addressOf(pathname, { ...filters, ...asked, pageNumber: 1 });

  const choose = (event: MouseEvent, { text, asked }: Step) => {
    if (event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    for (const member of Object.keys(asked))
      writeField(document.getElementById(`filter-${member}`), text);
    if (!isDrawerOpen()) event.currentTarget.closest('form')?.requestSubmit();
  };

  if (steps === undefined) return null;
  return (
    <ul className="steps">
      {steps.map((step) => (
        <li key={step.text}>
          <InPlaceLink
            href={addressWith(step.asked)}
            aria-current={addressWith(step.asked) === addressWith() || undefined}
            onClick={(event) => choose(event, step)}
            className="choice"
          >
            {step.label}
          </InPlaceLink>
        </li>
      ))}
    </ul>
  );
}
