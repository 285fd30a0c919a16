import { AREA_UNIT_SPELLINGS, type UnitOfArea } from './area-spellings.ts';
import {
  isCountedInMarlas,
  MARLA_STANDARDS,
  MARLAS_IN_KANAL,
  REVENUE_MARLA,
  SARSAHIS_IN_MARLA,
  type SaidArea,
  squareFeetIn,
  toSquareFeet,
} from './area-units.ts';
import { parseDimensions } from './length.ts';
import { foldAmount, withPlainNumbers } from './plain-numbers.ts';
import { parseTerms, sumOf } from './quantity.ts';
import { inTwelveDigits } from './rounding.ts';

interface AreaOptions {
  /** What a number without a unit counts; without it such a number is no area. */
  readonly bare?: UnitOfArea | undefined;
  /** Matters where acres and kanals stand in one area. */
  readonly squareFeetPerMarla?: number | undefined;
}

const QUALIFIERS = /\b(?:approx(?:imately)?|about|nearly|only|onwards?)\b\.?/g;
/** `10 marla plot`, but not `plot 10 marla`: that may be the number of a plot. */
const KIND_BEHIND = /(?<=\p{L}[.)]?) (?:plot|land)$/u;
/** `sq-yds`, `sq/ft`. */
const SIGN_IN_UNIT = /\b(sqr?|square)[-/_'’](?=\p{L})/gu;
const POSSESSIVE = /(?<=\p{L})['’]s\b/gu;

/** `200 sqyd (8 marla)`, `200 sqyd [8 marla]`, `200 sqyd / 8 marla`. */
const SAID_TWICE = /^([^()[\]/=]+)[([/=]([^()[\]/=]*\d[^()[\]/=]*)[)\]]?$/;
/** Both are rounded, as people say them. */
const SAME_WITHIN = 0.02;

/**
 * `10 marla`, `2 kanal 3 marla`, `12-5 kanal`, `2.5 killa`, `605 gaj`, `10x45`, `dhai ਮਰਲੇ`, in the
 * unit that was said first: 2.15 kanal, 12.25 kanal, 2.5 acre, 605 sqyd, 450 sqft, 2.5 marla.
 */
export function parseArea(text: string, options: AreaOptions = {}): SaidArea | undefined {
  const words = withPlainNumbers(foldAmount(text).replace(QUALIFIERS, ' '))
    .replace(/(?<=ft|m|yd)(?:2|\^2)\b/g, '²')
    .replace(SIGN_IN_UNIT, '$1 ')
    .replace(POSSESSIVE, 's')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(KIND_BEHIND, '');
  const [, first, again] = SAID_TWICE.exec(words) ?? [];
  const area =
    first === undefined || again === undefined
      ? areaIn(words, options)
      : saidTwice(first.trim(), again.trim(), options);
  return area && { value: inTwelveDigits(area.value), unit: area.unit };
}

function areaIn(words: string, options: AreaOptions): SaidArea | undefined {
  return parseKanalMarla(words) ?? sidesArea(words) ?? termsArea(words, options);
}

/** The first of two, where the second is as large; how large a marla is only it may say. */
function saidTwice(first: string, again: string, options: AreaOptions): SaidArea | undefined {
  const area = areaIn(first, options);
  const other = areaIn(again, { ...options, bare: undefined });
  if (area === undefined || other === undefined) return undefined;
  const size = toSquareFeet(area, options.squareFeetPerMarla);
  const isCounted = isCountedInMarlas(other.unit) && !isCountedInMarlas(area.unit);
  const standards = isCounted ? MARLA_STANDARDS : [options.squareFeetPerMarla];
  return standards.some(
    (standard) => Math.abs(toSquareFeet(other, standard) - size) <= size * SAME_WITHIN,
  )
    ? area
    : undefined;
}

function sidesArea(words: string): SaidArea | undefined {
  const sides = parseDimensions(words);
  return sides && { value: sides.length * sides.breadth, unit: 'sqft' };
}

function termsArea(
  words: string,
  { bare, squareFeetPerMarla = REVENUE_MARLA }: AreaOptions,
): SaidArea | undefined {
  const terms = parseTerms(words);
  const unitOf = (word: string) => (word === '' ? bare : AREA_UNIT_SPELLINGS.get(word));
  const unit = terms?.[0] && unitOf(terms[0].unit)?.unit;
  if (terms === undefined || unit === undefined) return undefined;
  const size = squareFeetIn(unit, squareFeetPerMarla);
  const value = sumOf(terms, (word) => {
    const of = unitOf(word);
    return of && (of.times * squareFeetIn(of.unit, squareFeetPerMarla)) / size;
  });
  return value === undefined ? undefined : { value, unit };
}

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
