import {
  ENUMERATIONS,
  type EnumerationName,
} from '#features/listings/enumerations/enumerations.ts';
import { bareName } from './spelling.ts';
import { VALUE_SUFFIX, VALUE_WORDS } from './words/value-words.ts';

const CODES = new Map<EnumerationName, Map<string, number>>();

export function parseEnumeratedValue(list: EnumerationName, text: string): number | undefined {
  const codes = CODES.get(list) ?? codesOf(list);
  CODES.set(list, codes);
  const word = bareName(text);
  return codes.get(word) ?? codes.get(word.replace(VALUE_SUFFIX, ''));
}

function codesOf(list: EnumerationName): Map<string, number> {
  const words: Partial<Record<EnumerationName, Readonly<Record<number, string>>>> = VALUE_WORDS;
  return new Map(
    ENUMERATIONS[list].flatMap(({ id, name }) =>
      [String(id), name, ...(words[list]?.[id]?.split(',') ?? [])].map((word): [string, number] => [
        bareName(word),
        id,
      ]),
    ),
  );
}
