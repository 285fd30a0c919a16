import type { OverviewRow } from '#features/listings/listing-overview.ts';
import { useLanguage } from '#web/language/use-language.ts';
import { Area, AreaBeside, type ListingArea } from '#web/ui/area.tsx';
import { textLanguage } from '#web/ui/text-language.ts';

interface KeyFactsProps {
  rows: readonly OverviewRow[];
  area: ListingArea;
}

/** What buyers ask first, above everything else that is known. */
export function KeyFacts({ rows, area }: KeyFactsProps) {
  const language = useLanguage();
  return (
    <ul className="mt-2 grid grid-cols-[repeat(auto-fill,minmax(max(9rem,34%),1fr))] gap-px overflow-hidden rounded-card border border-line bg-line sm:mt-6 md:grid-cols-4 print:mt-3 print:grid-cols-4">
      {rows.map(({ topic, label, value }) => (
        <li key={topic} className="bg-surface px-3 py-1.5 sm:p-4 print:px-3 print:py-2">
          <span className="block text-sm text-muted">{label}</span>
          {topic === 'totalArea' || topic === 'landArea' ? (
            <>
              <Area listing={area} className="block text-lg font-bold" />
              <AreaBeside listing={area} className="block text-sm text-muted empty:hidden" />
            </>
          ) : (
            <span
              className="sentence-case block text-lg font-bold"
              {...textLanguage(value, language)}
            >
              {value}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
