import { ChevronRight } from 'lucide-react';
import type { Breadcrumb } from '#features/seo/breadcrumbs.ts';

/** Leaves out the last crumb, which is the page itself. */
export function Breadcrumbs({ crumbs }: { crumbs: readonly Breadcrumb[] }) {
  return (
    <nav aria-label="Breadcrumb" className="print:hidden">
      <ol className="flex flex-wrap items-center text-sm text-muted">
        {crumbs.slice(0, -1).map(({ name, path }, index) => (
          <li key={path} className="flex items-center">
            {index > 0 && <ChevronRight className="mx-1 size-4" aria-hidden="true" />}
            <a
              href={path}
              className="inline-flex min-h-11 items-center px-1 text-muted no-underline hover:text-field hover:underline"
            >
              {name}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
