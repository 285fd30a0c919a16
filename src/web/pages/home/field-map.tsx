/** Parcels of land as a village map draws them: a quiet pattern for an empty corner. */
export function FieldMap({ className }: { className: string }) {
  return (
    <svg viewBox="0 0 320 240" preserveAspectRatio="xMaxYMid slice" className={`fill-none stroke-meadow-line ${className}`} aria-hidden="true">
      <g strokeWidth="1.5">
        <path d="M40 -10 66 70 52 142 78 250M118 -10l16 72-10 84 22 104M206 -10l10 66 22 78-8 60 14 56M286 -10l-4 60 18 90 8 110" />
        <path d="M-10 78 66 70l68-8 82-6 66-6 50-14M52 142l72 4 60-18 54 6 62 6 30-4M62 196l74 4 94-6 76 10 24-4" />
        <path d="M134 62l50 66M184 128l8 68M216 56l66-6M258 52l10 84M90 67l-8 76M96 144l6 54M160 198l6 52M272 200l-6 50M170 59l-6-69M250 -10l4 63" />
      </g>
      <path d="M-10 226C60 214 90 224 150 218s110 10 180-6" strokeWidth="5" />
      <path d="m134 62 82-6 22 78-54-6z" className="fill-meadow-line" />
    </svg>
  );
}
