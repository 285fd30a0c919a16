import { Link } from 'react-router';
import { useLocalAddress } from '#web/language/use-language.ts';
import type { AgencyFact } from '#web/pages/about/agency-facts.server.ts';
import { AgencyFactList } from '#web/pages/about/agency-facts.tsx';
import { useSharedWords } from '#web/words/use-words.ts';

/** Who offers the listing. */
export function AgencyRecord({ name, record }: { name: string; record: readonly AgencyFact[] }) {
  const { aboutUs } = useSharedWords();
  const local = useLocalAddress();
  return (
    <section aria-labelledby="agency" className="print:hidden">
      <h2 id="agency" className="text-2xl">
        {name}
      </h2>
      <AgencyFactList facts={record} className="mt-3" />
      <Link
        to={local('/about')}
        className="mt-1 inline-flex min-h-11 items-center font-semibold text-field"
      >
        {aboutUs}
      </Link>
    </section>
  );
}
