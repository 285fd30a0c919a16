import type { AgencyFact } from '#web/pages/about/agency-facts.server.ts';

/** What speaks for the agency, in a line or two. */
export function RecordLine({ record }: { record: readonly AgencyFact[] }) {
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-1 text-sm text-muted empty:hidden">
      {record.map(({ term, text, typed }) => (
        <li key={term}>
          {term}{' '}
          <b lang={typed && 'en-IN'} className="font-semibold text-ink wrap-anywhere">
            {text}
          </b>
        </li>
      ))}
    </ul>
  );
}
