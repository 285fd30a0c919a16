import { Check } from 'lucide-react';

/** One line for all sections that have nothing to do: a heading for each would hide those that have. */
export function DoneLine({ said }: { said: readonly string[] }) {
  if (said.length === 0) return null;
  return (
    <ul
      aria-label="Nothing to do"
      className="flex flex-wrap items-center gap-x-5 gap-y-1 text-sm text-muted"
    >
      {said.map((text) => (
        <li key={text} className="inline-flex items-center gap-1.5">
          <Check aria-hidden="true" className="size-4 text-field" />
          {text}
        </li>
      ))}
    </ul>
  );
}
