/** What a buyer wants, each wish in a few words. */
export function WantChips({ wanted }: { wanted: readonly string[] }) {
  if (wanted.length === 0) return <span className="text-muted">Anything</span>;
  return (
    <ul className="flex flex-wrap gap-1.5">
      {wanted.map((label) => (
        <li key={label} className="rounded-mark bg-sunken px-2 py-0.5 text-sm">
          {label}
        </li>
      ))}
    </ul>
  );
}
