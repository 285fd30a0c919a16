import type { FilterGroup } from './filter-groups.ts';
import { checkGroups } from './filter-rules.ts';

/** What an address asks for against the rules of the filters: the form sends that where no script looks at it first. */
export function BrokenRules({ groups, query }: { groups: readonly FilterGroup[]; query: string }) {
  const asked = new URLSearchParams(query);
  const broken = checkGroups(groups, (name) => asked.get(name) ?? '');
  if (broken.length === 0) return null;
  return (
    <div role="alert" className="mt-3 font-semibold text-danger">
      {broken.map(({ field, message }) => (
        <p key={field}>{message}</p>
      ))}
    </div>
  );
}
