import type { FieldName } from '#features/listings/fields.ts';

/** Somebody looks for a property: no listing. */
export const WANTED = [
  /\bwanted\b|\brequired?\b|\brequirement\b|\blooking for\b|\bneed(?:ed)?\b|\bbuyer (?:hai|ready)\b/i,
  /\bchah?i(?:da|di|de|dia|ye|e)n?\b/i,
  /ਚਾਹੀਦ|ਲੋੜ ਹੈ|चाहिए|चाहिये|ज़रूरत/,
] as const;

export const FOR_SALE = /\b(?:for sale|sale|vikau|bikau|available|vech\w*)\b|ਵਿਕਾਊ|बिकाऊ/i;

/** An area here is a distance: `2 killa andar`. */
export const DISTANCE_BEHIND =
  'andar, door, dur, away, inside, pichhe, pichhe hai, ਅੰਦਰ, ਦੂਰ, अंदर, दूर';

/** What stands beside places and is no part of their names. */
export const PLACE_NOISE =
  /\b(?:for sale|size|call|contact|pind|village|vpo|mn road|main road|corner|final|last|fixed|slightly|nego|negotiable|rate|demand|mang|asking|price|front|urgent|k-m|se|wich|total|direct|owner|deal|location|road te|lagde|lagdi|near(?= \p{L}))\b|ਮੰਗ|मांग|ਮੂੰਹ|ਪਿੰਡ|गांव/giu;

/** A line is a place where it names one of these. */
export const QUARTER =
  /\b(?:nagar|road|rd|town|mandi|estate|colony|enclave|vihar|avenue|chowk|garden|park|sector|phase|gate|bazar|bazaar|pind|village|vpo|pura|basti)\b|ਰੋਡ|ਨਗਰ|ਪਿੰਡ|ਕਾਲੋਨੀ|ਮੁਹੱਲਾ|रोड|नगर|गांव/iu;

/** Quarters that one town alone has, as dealers name them without it. */
export const QUARTERS_OF_TOWNS: Readonly<Record<string, readonly string[]>> = {
  Jalandhar: [
    'deep nagar',
    'mithapur',
    'rama mandi',
    'maqsudan',
    'basti sheikh',
    'basti danishmandan',
    'kot kishan chand',
    'lajpat nagar',
    'urban estate',
    'jp nagar',
    'partap bagh',
    'nakodar chowk',
    'bmc chowk',
    'adarsh nagar',
    'shaheed udham singh nagar',
  ],
  Hoshiarpur: [
    'sutehri road',
    'bahadurpur',
    'prem garh',
    'shimla pahari',
    'purhiran',
    'piplanwala',
  ],
};

/** Small facts of a house that filters do not have. */
const BATHS = /(\d{1,2})\s*(?:attach(?:ed)?\s*)?(?:bath(?:room)?s?|washrooms?|toilets?|ਬਾਥ|बाथ)/iu;
export const STOREYS: readonly (readonly [number, RegExp])[] = [
  [1, /\bsingle[\s-]*(?:store?y|stor(?:e)?yed)\b/i],
  [2, /\b(?:double|do|2)[\s-]*(?:store?y|manzil)\w*|ਦੋ ਮੰਜ਼ਿਲ/iu],
  [3, /\b(?:triple|three|3)[\s-]*(?:store?y|manzil)\w*|ਤਿੰਨ ਮੰਜ਼ਿਲ/iu],
];
export const FURNISHING: readonly (readonly [string, RegExp])[] = [
  ['2', /\bsemi[\s-]*furnish/i],
  ['1', /\bun[\s-]*furnish/i],
  ['3', /\bfurnished\b/i],
];
export const PARKING = /\b(?:car )?parking\b|\bgarage\b|ਪਾਰਕਿੰਗ|पार्किंग/iu;
export const FRONT =
  /\bfront(?:age)?\s*:?\s*(\d{1,4}(?:\.\d)?)|(\d{1,4}(?:\.\d)?)\s*(?:ft|feet|')\s*front\b/i;
export const ROAD_WIDTH =
  /(\d{1,3})\s*(?:ft|feet|'|fut|ਫੁੱਟ)\s*(?:wide\s*)?(?:road|rd|sadak|rasta|street|gali|ਸੜਕ|ਰੋਡ)/iu;
export const NEGOTIABLE = /\bnego(?:tiable)?\b|ਗੱਲਬਾਤ|\bgal+\s?baat\b/iu;
/** Behind the price that counts of two. */
export const LAST_PRICE = /^\s*(?:\/-)?\s*(?:last|final|fix(?:ed)?)\b/i;

/** Numbers of fields that stand in one place of a message. */
export const NUMBER_PATTERNS: readonly (readonly [FieldName, RegExp])[] = [
  ['roadSize', ROAD_WIDTH],
  ['noOfWashrooms', BATHS],
];
