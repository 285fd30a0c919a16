import { Check } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import { ListFailure } from '#back-office/list/list-failure.tsx';

interface TaskSectionProps {
  title: string;
  total: number;
  /** Said where there is nothing to do. */
  done: string;
  failure: string | undefined;
  /** The list of all, where these are only the first. */
  all?: string | undefined;
  children: ReactNode;
}

/** One kind of task; it keeps its place when there is nothing to do. */
export function TaskSection({ title, total, done, failure, all, children }: TaskSectionProps) {
  const heading = useId();
  return (
    <section aria-labelledby={heading} className="grid gap-2">
      <div className="flex min-h-8 flex-wrap items-center justify-between gap-x-4">
        <h2 id={heading} className="text-lg">
          {title}
          {total > 0 && (
            <span className="ml-2 font-sans text-base font-normal text-muted tabular-nums">
              {total.toLocaleString('en-US')}
            </span>
          )}
        </h2>
        {failure === undefined && total === 0 && (
          <p className="inline-flex items-center gap-1.5 text-sm text-muted">
            <Check aria-hidden="true" className="size-4 text-field" />
            {done}
          </p>
        )}
        {all !== undefined && (
          <Link to={all} className="quick-action">
            All {total.toLocaleString('en-US')}
          </Link>
        )}
      </div>
      <ListFailure what={title} message={failure} />
      {total > 0 && <ul className="task-list">{children}</ul>}
    </section>
  );
}
