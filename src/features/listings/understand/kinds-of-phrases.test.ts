import assert from 'node:assert/strict';
import { test } from 'node:test';
import { TEST_PLACES as PLACES } from '#test/test-places.ts';
import { understand } from './understand.ts';

const LAKH = 100_000;

function filtersOf(text: string) {
  const { location, ...filters } = understand(text, PLACES).filters;
  const place = PLACES.cityName(location);
  return place === undefined ? filters : { ...filters, place };
}

test('quarters and halves stand before any unit in all scripts', () => {
  const quarters: readonly (readonly [number, string])[] = [
    [1.25, 'sava, sawa, ਸਵਾ, सवा'],
    [1.5, 'dedh, ਡੇਢ, डेढ़'],
    [2.5, 'dhai, ਢਾਈ, ढाई'],
    [3.5, 'sadhe tin, saade teen, saddhe tinn, ਸਾਢੇ ਤਿੰਨ, साढ़े तीन'],
    [1.75, 'paune do, pone do, ਪੌਣੇ ਦੋ, पौने दो'],
  ];
  for (const [number, words] of quarters)
    for (const word of words.split(', ')) {
      for (const unit of ['marle', 'ਮਰਲੇ', 'मरले'])
        assert.equal(filtersOf(`${word} ${unit}`).minArea, number, `${word} ${unit}`);
      for (const unit of ['kanal', 'ਕਨਾਲ', 'कनाल', 'kille', 'ਕਿੱਲੇ', 'एकड़'])
        assert.equal(filtersOf(`${word} ${unit}`).maxArea, number, `${word} ${unit}`);
      for (const unit of ['lakh', 'ਲੱਖ', 'लाख'])
        assert.equal(filtersOf(`${word} ${unit}`).maxBudget, number * LAKH, `${word} ${unit}`);
      for (const unit of ['crore', 'krod', 'ਕਰੋੜ', 'करोड़'])
        assert.equal(filtersOf(`${word} ${unit}`).maxBudget, number * 100 * LAKH, word);
    }
});

test('words for numbers are read however often a letter is written', () => {
  for (const [number, words] of [
    [22, 'bai, baai, ਬਾਈ, बाईस, twenty two, twenty-two'],
    [29, 'unatti, ਉਣੱਤੀ, उनतीस'],
    [40, 'chali, chaalees, chalis, ਚਾਲੀ, चालीस, forty'],
    [52, 'bavanja, bawanja, baavan, ਬਵੰਜਾ, बावन'],
    [67, 'satahath, ਸਤਾਹਠ, सड़सठ'],
    [84, 'churasi, chorasi, ਚੁਰਾਸੀ, चौरासी, eighty four'],
    [99, 'ninanve, ਨੜਿੱਨਵੇਂ, ਨਿੜਾਨਵੇ, निन्यानवे, ninety nine'],
  ] as const)
    for (const word of words.split(', ')) {
      assert.equal(filtersOf(`${word} lakh tak`).maxBudget, number * LAKH, word);
      assert.equal(filtersOf(`${word} marle`).minArea, number, word);
    }
});

test('a comparative behind an amount sets a limit, and a negation turns it round', () => {
  const less = `ton ghatt, toh thalle, to chota, se kam, ton nikka, se neeche, ਤੋਂ ਘੱਟ, ਤੋਂ ਛੋਟਾ, ਤੋਂ ਥੱਲੇ,
    से कम, से छोटा, के अंदर, ton vadh nahi, ਤੋਂ ਵੱਧ ਨਹੀਂ, से ज़्यादा नहीं`;
  const more = `ton vadh, ton vadda, toh upar, to waddi, se zyada, se bada, ਤੋਂ ਵੱਧ, ਤੋਂ ਵੱਡਾ, ਤੋਂ ਉੱਪਰ, से ज़्यादा,
    से बड़ा, से ऊपर, ton ghatt nahi, ਤੋਂ ਘੱਟ ਨਹੀਂ, से कम नहीं`;
  const area = { propertyType: 200, areaUnit: 'marla' };
  for (const words of less.split(/,\s+/)) {
    assert.deepEqual(filtersOf(`10 marle ${words} plot`), { ...area, maxArea: 10 }, words);
    assert.deepEqual(filtersOf(`50 ਲੱਖ ${words}`), { maxBudget: 50 * LAKH }, words);
  }
  for (const words of more.split(/,\s+/)) {
    assert.deepEqual(filtersOf(`10 marle ${words} plot`), { ...area, minArea: 10 }, words);
    assert.deepEqual(filtersOf(`50 लाख ${words}`), { minBudget: 50 * LAKH }, words);
  }
  for (const words of ['ghato ghat', 'kam se kam', 'ਘੱਟ ਤੋਂ ਘੱਟ', 'कम से कम'])
    assert.equal(filtersOf(`${words} 50 lakh`).minBudget, 50 * LAKH, words);
  for (const words of ['vadh ton vadh', 'zyada se zyada', 'ਵੱਧ ਤੋਂ ਵੱਧ', 'ज़्यादा से ज़्यादा'])
    assert.equal(filtersOf(`${words} 50 lakh`).maxBudget, 50 * LAKH, words);
  assert.deepEqual(filtersOf('50 lakh ton sasti kothi'), {
    ...{ propertyType: 100, houseType: 2, maxBudget: 50 * LAKH },
  });
  assert.deepEqual(filtersOf('tin char kille'), {
    ...{ propertyType: 300, minArea: 3, maxArea: 4, areaUnit: 'acre' },
  });
});

test('the oblique of a town is the town, and so is one with a word for in written on to it', () => {
  for (const [text, place] of [
    ['ਦਸੂਹੇ ਕੋਲ ਪਲਾਟ', 'Dasuya'],
    ['ਟਾਂਡੇ ਨੇੜੇ ਪਲਾਟ', 'Tanda Urmar'],
    ['ਗੁਰਾਏ ਵਿੱਚ ਪਲਾਟ', 'Goraya'],
    ['टांडे के पास प्लॉट', 'Tanda Urmar'],
    ['तलवाड़े में प्लॉट', 'Talwara'],
    ['bilge vich plot', 'Bilga'],
    ['dasuhe kol plot', 'Dasuya'],
    ["ਜਲੰਧਰ'ਚ ਪਲਾਟ", 'Jalandhar'],
    ['jalandhar’ch plot', 'Jalandhar'],
    ['sham chorasi plot', 'Sham Churasi'],
  ] as const) {
    assert.deepEqual(filtersOf(text), { propertyType: 200, place }, text);
    assert.equal(understand(text, PLACES).text, '', text);
  }
});

test('a price of one unit is no budget and no area', () => {
  for (const text of [
    ...['3 lakh per marla', '3 lakh/marla', '3 lakh da marla', '3 lakh marla', '35000 per gaj'],
    ...[
      'rs 5000 gaj',
      '4000/sqft',
      '4000 rs per sq ft',
      'per marla 3 lakh',
      'marle da rate 3 lakh',
    ],
    ...['under 3 lakh per marla', '3 lakh per marla tak', 'rate 3 lakh marla', 'har marla 3 lakh'],
    ...['ਸਾਢੇ ਤਿੰਨ ਲੱਖ ਪ੍ਰਤੀ ਮਰਲਾ', '3 ਲੱਖ ਦਾ ਮਰਲਾ', 'सवा लाख प्रति मरला', '3 लाख का मरला'],
  ])
    assert.deepEqual(
      understand(`${text} plot`, PLACES),
      { filters: { propertyType: 200 }, text: '', unused: [text], remarks: new Set() },
      text,
    );
  assert.deepEqual(filtersOf('25 lakh da killa'), { propertyType: 300 });
  assert.deepEqual(filtersOf('ek hazar gaj').minArea, 1000);
});

test('what is not offered or not wanted is said and not searched', () => {
  for (const [text, unused, remark, filters] of [
    ['zameen theke te', 'theke te', 'lease', { propertyType: 300 }],
    ['ਠੇਕੇ ’ਤੇ ਜ਼ਮੀਨ', 'ਠੇਕੇ ’ਤੇ', 'lease', { propertyType: 300 }],
    ['ठेके पर ज़मीन', 'ठेके पर', 'lease', { propertyType: 300 }],
    ['land on lease', 'on lease', 'lease', { propertyType: 300 }],
    ['makan 15000 per month', '15000 per month', 'rent', { propertyType: 100 }],
    ['plot not facing south', 'not facing south', undefined, { propertyType: 200 }],
    ['plot south facing nahi', 'south facing nahi', undefined, { propertyType: 200 }],
    ['ਪਲਾਟ ਦੱਖਣ ਵੱਲ ਨਾ ਹੋਵੇ', 'ਦੱਖਣ ਵੱਲ ਨਾ ਹੋਵੇ', undefined, { propertyType: 200 }],
    ['corner plot nahi', 'corner plot nahi', undefined, {}],
    ['navi kothi', 'navi', undefined, { propertyType: 100, houseType: 2 }],
    ['ਨਵਾਂ ਮਕਾਨ', 'ਨਵਾਂ', undefined, { propertyType: 100 }],
    ['नई कोठी', 'नई', undefined, { propertyType: 100, houseType: 2 }],
    ['house for my parents', 'for my parents', undefined, { propertyType: 100 }],
  ] as const)
    assert.deepEqual(
      understand(text, PLACES),
      {
        ...{ filters, text: '', unused: [unused] },
        remarks: new Set(remark === undefined ? [] : [remark]),
      },
      text,
    );
});

test('new and main begin names, and motors are of land', () => {
  for (const [text, left] of [
    ['new grain market shop', 'new grain market'],
    ['shop main road', 'main road'],
    ['jalandhar main plot', ''],
    ['shop in motor market', 'motor market'],
  ] as const)
    assert.equal(understand(text, PLACES).text, left, text);
  for (const [text, irrigationMethod] of [
    ['zameen motor wali', 4],
    ['ਮੋਟਰ ਵਾਲੀ ਜ਼ਮੀਨ', 4],
    ['tubwel wali zameen', 1],
    ['nehri te motor zameen', 3],
  ] as const)
    assert.deepEqual(filtersOf(text), { propertyType: 300, irrigationMethod }, text);
});
