const STEP = 17;

/** Classes for a colour like `#88aa66`: style attributes are against the Content-Security-Policy. */
export function placeholderColour(colour: string): string {
  const [, red, green, blue] = /^#(..)(..)(..)$/.exec(colour) ?? [];
  if (red === undefined || green === undefined || blue === undefined) return '';
  const step = (part: string) => Math.round(Number.parseInt(part, 16) / STEP);
  return `placeholder-colour red-${step(red)} green-${step(green)} blue-${step(blue)}`;
}
