import { MARLAS_IN_KANAL, SARSAHIS_IN_MARLA, type SaidArea } from './area-units.ts';

/** `12-5 kanal`, `12-5 marla`, `12K-5M`, `12-5-3`: kanal, marla, sarsahi, as in land records. */
const WITH_DASHES =
  /^(\d{1,5})\s*(?:k\.?)?\s*[-–]\s*(\d{1,2})\s*(?:m\.?)?(?:\s*[-–]\s*(\d)\s*(?:s\.?)?)?(?:\s*(?:kanals?|knl|k-m|km|ਕਨਾਲ|कनाल|(marl\S+|ਮਰਲ\S+|मरल\S+)))?$/;
const WITH_LETTERS = /^(\d{1,5})\s*k\.?\s*(\d{1,2})\s*m\.?()$/;

/** Undefined for what is not written so. Larger numbers behind a dash are perhaps a range. */
export function parseKanalMarla(text: string): SaidArea | undefined {
  const match = WITH_DASHES.exec(text) ?? WITH_LETTERS.exec(text);
  if (match === null) return undefined;
  const [kanals = 0, marlas = 0, sarsahis = 0] = match
    .slice(1)
    .map((digits) => Number(digits || 0));
  // `5-12 marla` is a range.
  if (match[4] && kanals < marlas) return undefined;
  if (marlas >= MARLAS_IN_KANAL || sarsahis >= SARSAHIS_IN_MARLA) return undefined;
  const small = marlas + sarsahis / SARSAHIS_IN_MARLA;
  return kanals === 0
    ? { value: small, unit: 'marla' }
    : { value: kanals + small / MARLAS_IN_KANAL, unit: 'kanal' };
}
