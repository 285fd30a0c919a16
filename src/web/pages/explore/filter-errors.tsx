import type { FilterGroup } from './filter-groups.ts';
import { checkGroups } from './filter-rules.ts';

/** Errors in the filters of an address; without scripts the form may ask for such an address. */
export function FilterErrors({ groups, query }: { groups: readonly FilterGroup[]; query: string }) {
  const asked = new URLSearchParams(query);
  const errors = checkGroups(groups, (name) => asked.get(name) ?? '');
  if (errors.length === 0) return null;
  return (
    <div role="alert" className="mt-3 font-semibold text-danger">
      {errors.map(({ field, message }) => (
        <p key={field}>{message}</p>
      ))}
    </div>
  );
}
