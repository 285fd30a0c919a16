import type { LINE_FIELDS } from '#features/listings/fields.ts';
import type { AreaUnit } from '#platform/units/area-units.ts';
import { FACE_WORDS, FACING_SPELLINGS, FACING_WORDS } from './detail-spellings.ts';

type LineField = (typeof LINE_FIELDS)[number];

interface FieldSpellings {
  /** Said of any value. */
  readonly every: string;
  /** Of each code of an enumeration. */
  readonly codes?: Readonly<Record<number, string>>;
}

/** How a line of facts is typed, as far as no field, kind or unit alone says it. */
export const LINE_SPELLINGS: Readonly<Record<LineField, FieldSpellings>> = {
  facing: { every: `${FACING_WORDS}, ${FACE_WORDS}, ओर`, codes: FACING_SPELLINGS },
  roadSize: { every: 'ਸੜਕ, ਫੁੱਟ, ਫੁੱਟੀ, ਫ਼ੁੱਟ, सड़क, फ़ुट, फ़ीट, फ़ुटी, चौड़ी, ਚੌੜੀ' },
};

/** The words of units that are typed as two. */
export const UNIT_WORDS = {
  sqft: 'ਵਰਗ, ਫੁੱਟ, ਫ਼ੁੱਟ, वर्ग, फ़ुट, फ़ीट',
  sqyd: 'ਵਰਗ, वर्ग',
  sqm: 'ਵਰਗ, ਮੀਟਰ, वर्ग, मीटर',
} as const satisfies Partial<Record<AreaUnit, string>>;
