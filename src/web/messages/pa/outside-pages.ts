import type { Translation } from '#platform/language/messages.ts';
import type * as en from '#web/messages/en/outside-pages.ts';

export const listingMeta: Translation<typeof en.listingMeta> = {
  title: '{title} | {agency}',
  described: {
    house: '{title}: {place} ਵਿੱਚ ਵਿਕਾਊ ਮਕਾਨ',
    plot: '{title}: {place} ਵਿੱਚ ਵਿਕਾਊ ਪਲਾਟ',
    land: '{title}: {place} ਵਿੱਚ ਵਿਕਾਊ ਜ਼ਮੀਨ',
    shop: '{title}: {place} ਵਿੱਚ ਵਿਕਾਊ ਦੁਕਾਨ',
  },
  shared: {
    house: '{areaOf} ਦਾ ਮਕਾਨ · {price} · {place}',
    plot: '{areaOf} ਦਾ ਪਲਾਟ · {price} · {place}',
    land: '{area} ਜ਼ਮੀਨ · {price} · {place}',
    shop: '{areaOf} ਦੀ ਦੁਕਾਨ · {price} · {place}',
  },
  sharedDescription: '{title}: {area}, {price}, {place}। {agency}, {phone}।',
  sharedLine: '{line}, {price}। {agency}, {phone}।',
  lineAndPrice: '{line}, {price}।',
  numbered: 'ਜਾਇਦਾਦ ਨੰਬਰ {number}',
  keywords:
    '{place} ਵਿੱਚ ਜਾਇਦਾਦ, {place} ਵਿੱਚ ਵਿਕਾਊ {kind}, {city} ਪ੍ਰਾਪਰਟੀ, {city} ਵਿੱਚ ਜਾਇਦਾਦ ਖ਼ਰੀਦੋ, {state} ਵਿੱਚ ਵਿਕਾਊ ਜਾਇਦਾਦ',
  structuredData: { totalArea: 'ਕੁੱਲ ਰਕਬਾ', carParking: 'ਕਾਰ ਪਾਰਕਿੰਗ' },
};

export const alerts: Translation<typeof en.alerts> = {
  reduced: 'ਕੀਮਤ ਘਟ ਕੇ {price} ਹੋ ਗਈ ਹੈ',
  sold: 'ਇਹ ਵਿਕ ਗਈ ਹੈ।',
  oneNew: 'ਨਵੀਂ: {title}',
  manyNew: { one: '{count} ਨਵੀਂ ਜਾਇਦਾਦ', other: '{count} ਨਵੀਆਂ ਜਾਇਦਾਦਾਂ' },
  stop: 'ਇਹ ਸੂਚਨਾਵਾਂ ਬੰਦ ਕਰੋ',
};

export const drawing: Translation<typeof en.drawing> = {
  north: 'ਉ',
  road: 'ਸੜਕ',
  roadOfWidth: 'ਸੜਕ {width}',
  square: '1 ਖ਼ਾਨਾ = {area}',
  supposedShape: 'ਸ਼ਕਲ ਨਹੀਂ ਦੱਸੀ',
};

export const manifest: Translation<typeof en.manifest> = {
  description: 'ਜਲੰਧਰ ਅਤੇ ਹੁਸ਼ਿਆਰਪੁਰ ਵਿੱਚ ਵਿਕਾਊ ਮਕਾਨ, ਪਲਾਟ, ਜ਼ਮੀਨ ਅਤੇ ਦੁਕਾਨਾਂ',
};

export const factsLine: Translation<typeof en.factsLine> = {
  kinds: {
    house: '{place} ਵਿੱਚ {areaOf} ਦਾ ਮਕਾਨ',
    plot: '{place} ਵਿੱਚ {areaOf} ਦਾ ਪਲਾਟ',
    land: '{place} ਵਿੱਚ {area} ਜ਼ਮੀਨ',
    shop: '{place} ਵਿੱਚ {areaOf} ਦੀ ਦੁਕਾਨ',
  },
  houses: {
    1: '{place} ਵਿੱਚ {areaOf} ਦਾ ਇੰਡੀਪੈਂਡੈਂਟ ਮਕਾਨ',
    2: '{place} ਵਿੱਚ {areaOf} ਦੀ ਕੋਠੀ',
    3: '{place} ਵਿੱਚ {areaOf} ਦਾ ਵਿਲਾ',
    4: '{place} ਵਿੱਚ {areaOf} ਦਾ ਬਿਲਡਰ ਫ਼ਲੋਰ',
    5: '{place} ਵਿੱਚ {areaOf} ਦਾ ਫ਼ਲੈਟ',
    6: '{place} ਵਿੱਚ {areaOf} ਦਾ ਫ਼ਾਰਮ ਹਾਊਸ',
  },
  plots: {
    1: '{place} ਵਿੱਚ {areaOf} ਦਾ ਰਿਹਾਇਸ਼ੀ ਪਲਾਟ',
    2: '{place} ਵਿੱਚ {areaOf} ਦਾ ਕਮਰਸ਼ੀਅਲ ਪਲਾਟ',
    3: '{place} ਵਿੱਚ {areaOf} ਦਾ ਇੰਡਸਟਰੀਅਲ ਪਲਾਟ',
    4: '{place} ਵਿੱਚ {areaOf} ਦਾ ਫ਼ਾਰਮ ਹਾਊਸ ਪਲਾਟ',
  },
  lands: {
    1: '{place} ਵਿੱਚ {area} ਵਾਹੀਯੋਗ ਜ਼ਮੀਨ',
    2: '{place} ਵਿੱਚ {areaOf} ਦਾ ਬਾਗ਼',
    3: '{place} ਵਿੱਚ {area} ਜ਼ਮੀਨ, ਫ਼ਾਰਮ ਹਾਊਸ ਲਈ',
    4: '{place} ਵਿੱਚ {area} ਕਮਰਸ਼ੀਅਲ ਜ਼ਮੀਨ',
    5: '{place} ਵਿੱਚ {area} ਇੰਡਸਟਰੀਅਲ ਜ਼ਮੀਨ',
  },
  quarter: '{quarter}, {city}',
  around: '{city} ਇਲਾਕੇ',
  details: { facing: 'ਮੂੰਹ {value} ਵੱਲ', roadSize: '{value} ਸੜਕ' },
};
