import { AREA_UNIT_SPELLINGS, type UnitOfArea } from './area-spellings.ts';
import { parseAmount } from './parse-amount.ts';
import { foldAmount } from './plain-numbers.ts';

export interface Rate {
  readonly rupees: number;
  /** For one of them. */
  readonly per: UnitOfArea;
}

const PER = /\s*(?:\/(?!-)|\bper\b|\bprati\b|ਪ੍ਰਤੀ|प्रति)\s*/;

/** `35k per marla`, `2 lakh/marla`, `40 ਲੱਖ ਪ੍ਰਤੀ ਕਿੱਲਾ`; undefined for a price of the whole. */
export function parseRate(text: string): Rate | undefined {
  const [amount = '', unit, ...more] = foldAmount(text).split(PER);
  if (unit === undefined || more.length > 0) return undefined;
  const rupees = parseAmount(amount);
  const per = AREA_UNIT_SPELLINGS.get(unit.replace(/[\s._-]/g, ''));
  return rupees === undefined || per === undefined ? undefined : { rupees, per };
}
