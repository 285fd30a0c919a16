import { Link } from 'react-router';
import { useSharedWords } from '#web/words/use-words.ts';
import { Icon } from './icon.tsx';

export function SeeAll({ to, what }: { to: string; what: string }) {
  const { seeAll } = useSharedWords();
  return (
    <Link
      to={to}
      className="print:hidden inline-flex min-h-11 shrink-0 items-center gap-1 px-2 font-semibold text-field no-underline hover:underline"
    >
      {seeAll}
      <span className="sr-only"> {what}</span>
      <Icon name="arrow-right" className="size-4 sm:hidden" />
    </Link>
  );
}
