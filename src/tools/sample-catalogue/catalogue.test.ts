import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ListingInput } from '#features/listings/listing-input.ts';
import { isPublicStatus, UNDER_DEAL } from '#features/listings/listing-status.ts';
import { TOWN_NAMES } from '#features/places/known-names.ts';
import { TEST_NOW } from '#test/test-app.ts';
import { sampleListings, TOWNS } from './catalogue.ts';
import { marlaWords } from './land-units.ts';

const LISTINGS = [...sampleListings(400, TEST_NOW)];
const ofType = (type: number) => LISTINGS.filter(({ input }) => input.propertyType === type);
const share = (isSo: (listing: (typeof LISTINGS)[number]) => boolean) =>
  LISTINGS.filter(isSo).length / LISTINGS.length;

test('the same count and clock give the same catalogue', () => {
  assert.deepEqual([...sampleListings(400, TEST_NOW)], LISTINGS);
});

test('every listing passes the validation of the form', () => {
  for (const { input } of LISTINGS) {
    const checked = ListingInput.safeParse({ ...input, cityID: 1 });
    assert.partialDeepStrictEqual(checked.data, { ...input, cityID: 1 });
  }
});

test('45 % are houses, 25 % plots, 18 % land and 12 % shops', () => {
  assert.deepEqual(
    [100, 200, 300, 400].map((type) => ofType(type).length),
    [180, 100, 72, 48],
  );
});

test('at least 15 towns have listings, and Jalandhar and Hoshiarpur lead', () => {
  const perTown = Map.groupBy(LISTINGS, ({ town }) => town);
  const names = [...perTown]
    .sort(([, one], [, other]) => other.length - one.length)
    .map(([name]) => name);

  assert.ok(names.length >= 15);
  assert.deepEqual(names.slice(0, 2), ['Jalandhar', 'Hoshiarpur']);
  assert.ok(names.every((name) => TOWNS.some((town) => town.name === name)));
});

test('some listings have no price, some a video, some no photo; each kind has three popular ones', () => {
  const between = (value: number, least: number, most: number) =>
    assert.ok(value >= least && value <= most, String(value));

  between(
    share(({ input }) => input.price === 0),
    0.03,
    0.09,
  );
  between(
    share(({ input }) => input.videoLink !== ''),
    0.05,
    0.11,
  );
  between(
    share(({ pictures }) => pictures.length === 0),
    0.03,
    0.11,
  );
  between(
    share(({ input }) => input.isPopular),
    0.05,
    0.11,
  );
  for (const type of [100, 200, 300, 400])
    assert.ok(ofType(type).filter(({ input }) => input.isPopular).length >= 3, String(type));
});

test('a few are under deal or reduced, among the newest too; all are public', () => {
  const newest = LISTINGS.slice(-12);
  const isUnderDeal = ({ input }: (typeof LISTINGS)[number]) => input.status === UNDER_DEAL;
  const isReduced = ({ reducedFrom }: (typeof LISTINGS)[number]) => reducedFrom !== undefined;

  assert.ok(newest.some(isUnderDeal) && newest.some(isReduced));
  assert.ok(share(isUnderDeal) < 0.08 && share(isReduced) < 0.1);
  for (const { input, reducedFrom } of LISTINGS.filter(isReduced))
    assert.ok((reducedFrom ?? 0) > input.price, input.title);
  assert.ok(LISTINGS.every(({ input }) => isPublicStatus(input.status ?? 1)));
});

test('posted dates rise over a year and a half up to now', () => {
  const times = LISTINGS.map(({ posted }) => posted.getTime());
  const days = (time = 0) => (TEST_NOW.getTime() - time) / 86_400_000;

  assert.deepEqual(
    times.toSorted((one, other) => one - other),
    times,
  );
  assert.ok(days(times[0]) > 500 && days(times[0]) <= 540);
  assert.ok(days(times.at(-1)) >= 0 && days(times.at(-1)) < 2);
});

test('prices per acre, marla and square foot are those of the market', () => {
  const priced = (type: number) => ofType(type).filter(({ input }) => input.price > 0);
  for (const { input } of priced(300)) {
    if (input.land?.landType !== 1) continue;
    const perAcre = input.price / input.land.totalArea / 1e5;
    assert.ok(perAcre > 15 && perAcre < 150, `${input.title}: ${perAcre} lakh an acre`);
  }
  for (const { input } of priced(200)) {
    if (input.plot?.plotType !== 1) continue;
    const perMarla = (input.price / input.plot.totalArea) * 272.25;
    assert.ok(perMarla > 40_000 && perMarla < 1_600_000, `${input.title}: ${perMarla} a marla`);
  }
  for (const { input } of priced(100)) {
    const perSquareFoot = input.price / (input.house?.builtUpArea ?? 0);
    assert.ok(
      perSquareFoot > 900 && perSquareFoot < 16_000,
      `${input.title}: ${perSquareFoot} a built square foot`,
    );
  }
});

test('the area in the title and the sides agree with the area', () => {
  let spoken = 0;
  for (const { input } of LISTINGS) {
    const ground = input.house ?? input.plot;
    const said = (unit: string) => Number(new RegExp(`(\\d+) ${unit}`).exec(input.title)?.[1] ?? 0);
    const marlas = said('Kanal') * 20 + said('Marla');
    if (ground === undefined || marlas === 0) continue;
    spoken += 1;
    assert.ok(
      Math.abs(ground.totalArea - marlas * 272.25) <= 0.5,
      `${input.title}: ${ground.totalArea}`,
    );
    assert.ok(
      Math.abs(ground.length * ground.breadth - ground.totalArea) < ground.totalArea * 0.01,
    );
  }
  assert.ok(spoken > 100);
  assert.equal(marlaWords(25), '1 Kanal 5 Marla');
});

test('about a third has Punjabi and Hindi texts in their own scripts, the newest among them', () => {
  const isTranslated = ({ input }: (typeof LISTINGS)[number]) =>
    input.translations.pa !== undefined;
  assert.ok(share(isTranslated) > 0.25 && share(isTranslated) < 0.4, String(share(isTranslated)));
  assert.ok(LISTINGS.slice(-24).some(isTranslated));
  for (const { input } of LISTINGS.filter(isTranslated)) {
    const { pa, hi } = input.translations;
    assert.deepEqual(Object.keys(pa ?? {}), Object.keys(hi ?? {}));
    for (const text of Object.values(pa ?? {}))
      assert.match(
        text ?? '',
        /^[\p{Script=Gurmukhi}\d\s.,:।()]+(?: BHK [\p{Script=Gurmukhi}\s,]+)?$/u,
      );
    for (const text of Object.values(hi ?? {}))
      assert.match(
        text ?? '',
        /^[\p{Script=Devanagari}\d\s.,:।()]+(?: BHK [\p{Script=Devanagari}\s,]+)?$/u,
      );
  }
});

test('translated titles begin with the size, which agrees with the noun; of land without a particle', () => {
  const titles = LISTINGS.flatMap(({ input: { translations } }) =>
    [translations.pa?.title, translations.hi?.title].filter((title) => title !== undefined),
  );
  for (const title of titles) {
    assert.match(title, /^\d/);
    assert.doesNotMatch(title, /(ਦਾ|का) (ਕੋਠੀ|ਦੁਕਾਨ|कोठी|दुकान)|(ਦੀ|की) (ਮਕਾਨ|ਵਿਲਾ|मकान|विला)/);
    assert.doesNotMatch(title, /(ਕਿੱਲ[ਾੇ]|ਕਨਾਲ) ਦੀ .*ਜ਼ਮੀਨ|(किल्ल[ाे]|कनाल) की .*ज़मीन/);
    assert.doesNotMatch(title, /1 (ਮਰਲਾ|ਕਿੱਲਾ|मरला|किल्ला) (ਦਾ|ਦੀ|का|की)/);
  }
  for (const start of [
    '1 ਕਨਾਲ ਦੀ ਕੋਠੀ ਵਿਕਾਊ, ',
    '1 ਕਿੱਲਾ ਕਮਰਸ਼ੀਅਲ ਜ਼ਮੀਨ ਵਿਕਾਊ, ',
    '5 मरले का मकान बिकाऊ, ',
  ])
    assert.ok(
      titles.some((title) => title.startsWith(start)),
      start,
    );
});

test('every town of a listing has a name in Punjabi and Hindi', () => {
  for (const { name } of TOWNS) assert.ok(TOWN_NAMES[name] !== undefined, name);
});

test('a listing with photos has three to eight, each once; some have captions', () => {
  const galleries = LISTINGS.map(({ pictures }) => pictures).filter(({ length }) => length > 0);

  assert.deepEqual([...new Set(galleries.map(({ length }) => length))].sort(), [3, 4, 5, 6, 7, 8]);
  for (const pictures of galleries)
    assert.equal(new Set(pictures.map(({ picture }) => picture)).size, pictures.length);
  const captioned = galleries.filter((pictures) => pictures.some(({ caption }) => caption !== ''));
  assert.ok(captioned.length > 50 && captioned.length < galleries.length / 2);
});
