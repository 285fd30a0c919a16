import { FOR_SALE, WANTED } from '#features/listings/spellings/forward-spellings.ts';
import type { KnownPlaces } from '#features/listings/understand/read-place.ts';
import { movedBy, type WordMark, withoutOverlaps } from './mark-words.ts';
import { takePhoneNumbers } from './phone-numbers.ts';
import { type Offer, readOffer } from './read-offer.ts';

export interface ForwardedOffer extends Offer {
  /** Its part of the message as it was pasted, which the marks speak of. */
  readonly original: string;
}

export interface Forward {
  /** `wanted`: somebody looks for a property. */
  readonly is: 'offer' | 'wanted' | 'nothing';
  readonly offers: readonly ForwardedOffer[];
  readonly phones: readonly string[];
}

const MAX_LENGTH = 20_000;
const NUMBERED = /^\s*(?:\d{1,2}\s*[).:]|[•▪➡👉✅*-])\s*(?=\S)/u;
const BULLET_NUMBER = /^\s*\d{1,2}\s*[).:]\s*/;

/** What a forwarded message offers, by rules. It guesses nothing that is not said. */
export function readForward(message: string, places: KnownPlaces): Forward {
  const { numbers, found, rest } = takePhoneNumbers(message.slice(0, MAX_LENGTH));
  if (WANTED.some((words) => words.test(rest)) && !FOR_SALE.test(rest))
    return { is: 'wanted', offers: [], phones: numbers };
  const phones = found.map((place): WordMark => ({ ...place, said: 'ownerContact' }));
  const parts = severalParts(rest, places) ?? [{ text: rest, at: 0 }];
  const offers = parts
    .map(({ text, at }) => {
      const offer = readOffer(text, places);
      const end = at + text.length;
      const own = phones.filter((phone) => phone.start >= at && phone.end <= end);
      const marks = withoutOverlaps([...offer.marks, ...movedBy(own, -at)]);
      return { ...offer, original: message.slice(at, end), marks };
    })
    .filter(isOffer);
  if (offers.length === 0) return { is: 'nothing', offers, phones: numbers };
  return { is: 'offer', offers: withProposedCity(offers, rest), phones: numbers };
}

/** An area alone is enough: `2 killey road te lagde`. */
function isOffer({ said, propertyType }: Offer): boolean {
  return said.totalArea !== undefined || (propertyType !== undefined && said.price !== undefined);
}

/** Numbered lines, or paragraphs, that each offer something of their own. */
function severalParts(text: string, places: KnownPlaces): Part[] | undefined {
  const lines = partsBetween(text, /\n/g);
  const numbered = lines.filter((line) => BULLET_NUMBER.test(line.text));
  const bulleted = lines.filter((line) => NUMBERED.test(line.text));
  const candidates = [numbered, bulleted, partsBetween(text, /\n\s*\n/g)];
  for (const parts of candidates) {
    const offers = parts
      .map(({ text, at }) => {
        const rest = text.replace(NUMBERED, '');
        return { text: rest, at: at + text.length - rest.length };
      })
      .filter((part) => {
        const { said, rate } = readOffer(part.text, places);
        return said.totalArea !== undefined && (said.price !== undefined || rate !== undefined);
      });
    if (offers.length > 1) return offers;
  }
  return undefined;
}

interface Part {
  readonly text: string;
  /** Where it begins in the message. */
  readonly at: number;
}

function partsBetween(text: string, separator: RegExp): Part[] {
  const ends = [...text.matchAll(separator)];
  const starts = [0, ...ends.map((end) => end.index + end[0].length)];
  return starts.map((at, index) => ({ at, text: text.slice(at, ends[index]?.index) }));
}

/** Offers of one message mostly lie in one city. */
function withProposedCity(offers: readonly ForwardedOffer[], message: string): ForwardedOffer[] {
  const known = offers.flatMap(({ cityId }) => cityId ?? []);
  const [city] = known;
  const isOne = new Set(known).size === 1;
  const negotiable = /\bnego/i.test(message);
  return offers.map((offer) => ({
    ...offer,
    isNegotiable: offer.isNegotiable || negotiable,
    proposedCityId: offer.cityId === undefined && isOne ? city : undefined,
  }));
}
