import { ChevronRight } from 'lucide-react';
import type { Breadcrumb } from '#features/seo/breadcrumbs.ts';
import { useLanguage } from '#web/language/use-language.ts';
import { textLanguage } from '#web/ui/text-language.ts';
import { usePageWords } from '#web/words/use-words.ts';

/** Leaves out the last crumb, which is the page itself. */
export function Breadcrumbs({ crumbs }: { crumbs: readonly Breadcrumb[] }) {
  const words = usePageWords('listing');
  const language = useLanguage();
  return (
    <nav aria-label={words.breadcrumb} className="print:hidden">
      <ol className="flex flex-wrap items-center text-sm text-muted">
        {crumbs.slice(0, -1).map(({ name, path }, index) => (
          <li key={path} className="flex items-center">
            {index > 0 && <ChevronRight className="mx-1 size-4" aria-hidden="true" />}
            <a
              href={path}
              {...textLanguage(name, language)}
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
