import type { ListingInput } from '#features/listings/listing-input.ts';
import { recordOf } from '#features/listings/typed-record.ts';
import { TOWN_NAMES } from '#features/places/known-names.ts';
import { OTHER_LANGUAGES, type OtherLanguage } from '#platform/language/language.ts';
import { formatNumber } from '#platform/units/format-number.ts';
import { landParts, marlaParts } from './land-units.ts';
import { NEIGHBOURHOOD_NAMES } from './neighbourhood-names.ts';
import { fillIn } from './prose.ts';
import { PHRASES, type Phrases } from './translated-phrases.ts';

type Sample = Omit<ListingInput, 'cityID' | 'translations'>;

/** Titles and descriptions of some listings, made from their facts; `index` varies them. */
export function sampleTranslations(
  listing: Sample,
  town: string,
  index: number,
): ListingInput['translations'] {
  const where = NEIGHBOURHOOD_NAMES[listing.neighbourhood];
  const towns = TOWN_NAMES[town];
  if (where === undefined || towns === undefined) return {};
  const texts = (language: OtherLanguage) => ({
    ...textsIn(
      PHRASES[language],
      listing,
      { where: where[language], town: towns[language] },
      index,
    ),
    neighbourhood: where[language],
  });
  return recordOf(OTHER_LANGUAGES, texts);
}

function textsIn(
  phrases: Phrases,
  listing: Sample,
  place: { where: string; town: string },
  index: number,
) {
  const { house, plot, land, shop, roadSize } = listing;
  const [noun, of] =
    (house && phrases.houses[house.type]) ??
    (plot && phrases.plots[plot.plotType]) ??
    (land && phrases.lands[land.landType]) ??
    phrases.shop;
  const { size, area } = sizesIn(phrases, listing, of);
  const sides = house ?? plot ?? shop;
  const words = { ...place, size, area, noun };
  const facts = [
    ...(house === undefined
      ? []
      : [fillIn(phrases.rooms, { rooms: house.noOfRooms, baths: house.noOfWashrooms })]),
    ...(sides === undefined || sides.length === 0
      ? []
      : [fillIn(phrases.sides, { breadth: sides.breadth, length: sides.length })]),
    land === undefined ? '' : (phrases.water[land.waterSupply] ?? ''),
    ...(roadSize > 0 ? [fillIn(phrases.road, { road: roadSize })] : []),
  ];
  const closing = phrases.closings[index % phrases.closings.length];
  return {
    title: fillIn(phrases.title, words),
    description: [fillIn(phrases.opening, words), facts.filter(Boolean).join(' '), closing].join(
      '\n\n',
    ),
  };
}

/** As titles say it and as descriptions do: `5 marla of`, `5 marla (1,361 sqft) of`. */
function sizesIn(phrases: Phrases, { house, plot, land, shop }: Sample, particle?: string) {
  const of = particle === undefined ? '' : ` ${particle}`;
  const [one, several] = land === undefined ? phrases.marla : phrases.killa;
  const spoken = ([whole, rest]: readonly [number, number], kanalsFirst: boolean) => {
    const [kanals, others] = kanalsFirst ? [whole, rest] : [rest, whole];
    const kanalWords = kanals > 0 ? [`${kanals} ${phrases.kanal}`] : [];
    const isBeforeParticle = of !== '' && (kanalsFirst || kanals === 0);
    const unit = others === 1 && !isBeforeParticle ? one : several;
    const otherWords = others > 0 ? [`${others} ${unit}`] : [];
    return (kanalsFirst ? [kanalWords, otherWords] : [otherWords, kanalWords]).flat().join(' ');
  };
  if (land !== undefined) {
    const size = spoken(landParts(land.totalArea), false) + of;
    return { size, area: size };
  }
  const totalArea = (house ?? plot ?? shop)?.totalArea ?? 0;
  const squareFeet = fillIn(phrases.squareFeet, { area: formatNumber(totalArea, 'en-IN', 0) });
  if (shop !== undefined) return { size: squareFeet + of, area: squareFeet + of };
  // Flats have no sides and are not measured in marla.
  if (house?.length === 0) return { size: `${house.noOfRooms} BHK`, area: squareFeet + of };
  const size = spoken(marlaParts(totalArea), true);
  return { size: size + of, area: `${size} (${squareFeet})${of}` };
}
