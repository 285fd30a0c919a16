/** How much of the most, drawn behind the number. */
export function Bar({ value, most }: { value: number; most: number }) {
  return (
    <svg aria-hidden="true">
      <rect
        width={`${(value / Math.max(1, most)) * 100}%`}
        height="100%"
        rx="6"
        className="fill-sunken"
      />
    </svg>
  );
}
