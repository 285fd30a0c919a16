import { ChevronRight, Circle } from 'lucide-react';
import { Link } from 'react-router';
import type { Permission } from '#platform/http/permission.ts';
import { useMay } from '#session/use-may.ts';
import type { Steps } from './fetch-plan.ts';

interface Step {
  readonly label: string;
  readonly isDone: boolean;
  readonly to: string;
  readonly needs: Permission;
}

/** The way of a new agency to its first listing; gone once it has been walked. */
export function FirstSteps({ steps }: { steps: Steps }) {
  const all = stepsOf(steps);
  const left = all.filter(({ isDone }) => !isDone);
  if (left.length === 0) return null;
  return (
    <section aria-labelledby="first-steps" className="grid gap-2">
      <h2 id="first-steps" className="text-lg">
        First steps
        <span className="ml-2 font-sans text-base font-normal text-muted">
          {all.length - left.length} of {all.length} done
        </span>
      </h2>
      <ol className="task-list">
        {left.map((step) => (
          <StepLine key={step.label} {...step} />
        ))}
      </ol>
    </section>
  );
}

function StepLine({ label, to, needs }: Step) {
  if (!useMay(needs))
    return (
      <li className="flex min-h-12 items-center gap-3 px-4 text-muted">
        <Circle aria-hidden="true" className="size-5" />
        {label}
      </li>
    );
  return (
    <li>
      <Link
        to={to}
        className="flex min-h-12 items-center gap-3 px-4 text-ink no-underline hover:text-field"
      >
        <Circle aria-hidden="true" className="size-5 text-muted" />
        {label}
        <ChevronRight aria-hidden="true" className="ml-auto size-5 text-muted" />
      </Link>
    </li>
  );
}

function stepsOf({ country, state, city, listing, photo, phone }: Steps): readonly Step[] {
  const place = country ? (state ? '/city?new' : '/state?new') : '/country?new';
  return [
    { label: 'Add a place', isDone: city, to: place, needs: 'write' },
    { label: 'Add a listing', isDone: listing, to: '/property?new', needs: 'write' },
    { label: 'Add a photograph', isDone: photo, to: '/property?view=no-photo', needs: 'write' },
    {
      label: "Put the agency's own phone number in place of the sample",
      isDone: phone,
      to: '/settings#businessPhone',
      needs: 'change settings',
    },
  ];
}
