/** How much of the most, drawn; the number stands beside it. */
export function Bar({ value, most }: { value: number; most: number }) {
  return (
    <svg
      viewBox="0 0 100 8"
      preserveAspectRatio="none"
      aria-hidden="true"
      className="block h-2 w-full"
    >
      <rect width="100" height="8" rx="1" className="fill-sunken" />
      <rect
        width={Math.max(1, (value / Math.max(1, most)) * 100)}
        height="8"
        className="fill-field"
      />
    </svg>
  );
}
