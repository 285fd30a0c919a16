import { ChevronRight } from 'lucide-react';
import type { Breadcrumb } from '#features/seo/breadcrumb-list.ts';
import { useLanguage } from '#web/language/use-language.ts';
import { usePageMessages } from '#web/messages/use-messages.ts';
import { textLanguage } from '#web/ui/text-language.ts';

/** The way to the page, without the page itself. */
export function Breadcrumbs({ crumbs }: { crumbs: readonly Breadcrumb[] }) {
  const messages = usePageMessages('listing');
  const language = useLanguage();
  return (
    <nav aria-label={messages.breadcrumb} className="min-w-0 overflow-x-auto print:hidden">
      <ol className="flex items-center text-sm text-muted">
        {crumbs.map(({ name, path }, index) => (
          <li key={path} className="flex min-w-0 shrink-0 items-center last:shrink">
            {index > 0 && <ChevronRight className="mx-1 size-4 shrink-0" aria-hidden="true" />}
            <a
              href={path}
              {...textLanguage(name, language)}
              className="inline-flex min-h-11 min-w-0 items-center px-1 text-muted no-underline hover:text-field hover:underline"
            >
              <span className="truncate">{name}</span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
