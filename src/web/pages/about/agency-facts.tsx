import { useOtherClock } from '#web/ui/own-clock.ts';
import type { AgencyFact } from './agency-facts.server.ts';

interface AgencyFactListProps {
  facts: readonly AgencyFact[];
  className: string;
}

export function AgencyFactList({ facts, className }: AgencyFactListProps) {
  const isOtherClock = useOtherClock();
  if (facts.length === 0) return null;
  return (
    <ul className={`flex flex-wrap gap-x-10 gap-y-3 ${className}`}>
      {facts.map(({ term, text, typed, clock }) => (
        <li key={term}>
          <span className="block text-sm text-muted">
            {term}
            {clock !== undefined && (
              <span className={isOtherClock ? '' : 'invisible unscripted:visible'}> ({clock})</span>
            )}
          </span>
          <span lang={typed && 'en-IN'} className="whitespace-pre-line wrap-anywhere">
            {text}
          </span>
        </li>
      ))}
    </ul>
  );
}
