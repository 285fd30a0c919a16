import { type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import { ListFailure } from '#back-office/list/list-failure.tsx';

export interface TaskSectionProps {
  title: string;
  total: number;
  failure: string | undefined;
  /** The list of all, where these are only the first. */
  all?: string | undefined;
  children: ReactNode;
}

/** One kind of task. */
export function TaskSection({ title, total, failure, all, children }: TaskSectionProps) {
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
