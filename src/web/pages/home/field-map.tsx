/** A decorative village map with one highlighted parcel. */
export function FieldMap({ className }: { className: string }) {
  return (
    <svg
      viewBox="44 0 276 240"
      preserveAspectRatio="xMinYMid slice"
      className={`fill-none stroke-meadow-line ${className}`}
      aria-hidden="true"
    >
      <g strokeWidth="1.5" strokeLinejoin="round">
        <path d="M66 70 52 142 62 196 78 250M118 -10l16 72-10 84 12 54 10 50M206 -10l10 66 22 78-8 60 14 56M286 -10l-4 60 18 90 8 110" />
        <path d="m66 70 68-8 82-6 66-6 50-14M52 142l72 4 60-18 54 6 62 6 30-4M62 196l74 4 94-6 76 10 24-4" />
        <path d="M184 128l-4 69M175 59l-8-69M250 -10l4 62M258 52l8 85M98 66l-10 78M96 144l4 54M272 137l-8 62" />
      </g>
      <path d="M70 221c30 2 50 1 80-3s110 10 180-6" strokeWidth="5" />
      <path d="m134 62 82-6 22 78-54-6-60 18z" className="fill-meadow-line" />
    </svg>
  );
}
