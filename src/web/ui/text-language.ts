const LANGUAGES = [
  ['pa', /\p{Script=Gurmukhi}/u],
  ['hi', /\p{Script=Devanagari}/u],
  ['ur', /\p{Script=Arabic}/u],
] as const;

/**
 * The attributes of an element that holds a listing's own words: their direction, and their language where its script
 * tells it, so that a screen reader takes the right voice. The first letter decides, as it does for the direction.
 */
export function ownWords(text: string): { dir: 'auto'; lang?: string } {
  const letter = /\p{L}/u.exec(text)?.[0] ?? '';
  const lang = LANGUAGES.find(([, script]) => script.test(letter))?.[0];
  return { dir: 'auto', ...(lang !== undefined && { lang }) };
}
