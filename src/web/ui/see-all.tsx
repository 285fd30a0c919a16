import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';

export function SeeAll({ to, what }: { to: string; what: string }) {
  return (
    <Link
      to={to}
      className="print:hidden inline-flex min-h-11 shrink-0 items-center gap-1 px-2 font-semibold text-field no-underline hover:underline"
    >
      See All<span className="sr-only"> {what}</span>
      <ArrowRight className="size-4 sm:hidden" aria-hidden="true" />
    </Link>
  );
}
