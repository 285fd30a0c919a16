import type { Translation } from '#language/words.ts';
import type { searches as en } from '#web/words/en/searches.ts';

export const searches: Translation<typeof en> = {
  everywhere: 'ਜਲੰਧਰ ਅਤੇ ਹੁਸ਼ਿਆਰਪੁਰ, ਪੰਜਾਬ',
  headings: {
    all: '{place} ਵਿੱਚ ਵਿਕਾਊ ਜਾਇਦਾਦਾਂ',
    house: '{place} ਵਿੱਚ ਵਿਕਾਊ ਮਕਾਨ',
    plot: '{place} ਵਿੱਚ ਵਿਕਾਊ ਪਲਾਟ',
    land: '{place} ਵਿੱਚ ਵਿਕਾਊ ਜ਼ਮੀਨ',
    shop: '{place} ਵਿੱਚ ਵਿਕਾਊ ਦੁਕਾਨਾਂ',
  },
  headingsEverywhere: {
    all: 'ਵਿਕਾਊ ਜਾਇਦਾਦਾਂ',
    house: 'ਵਿਕਾਊ ਮਕਾਨ',
    plot: 'ਵਿਕਾਊ ਪਲਾਟ',
    land: 'ਵਿਕਾਊ ਜ਼ਮੀਨ',
    shop: 'ਵਿਕਾਊ ਦੁਕਾਨਾਂ',
  },
  subjects: {
    all: '{place} ਵਿੱਚ ਵਿਕਾਊ ਜਾਇਦਾਦਾਂ',
    house: '{place} ਵਿੱਚ ਵਿਕਾਊ ਮਕਾਨ',
    plot: '{place} ਵਿੱਚ ਵਿਕਾਊ ਪਲਾਟ',
    land: '{place} ਵਿੱਚ ਵਿਕਾਊ ਜ਼ਮੀਨ',
    shop: '{place} ਵਿੱਚ ਵਿਕਾਊ ਦੁਕਾਨਾਂ',
  },
  keywords: {
    all: '{place} ਵਿੱਚ ਵਿਕਾਊ ਜਾਇਦਾਦਾਂ, {place} ਪ੍ਰਾਪਰਟੀ, ਪੰਜਾਬ ਵਿੱਚ ਜਾਇਦਾਦ',
    house: '{place} ਵਿੱਚ ਵਿਕਾਊ ਮਕਾਨ, {place} ਕੋਠੀ, {place} ਵਿੱਚ ਜਾਇਦਾਦ, ਪੰਜਾਬ ਵਿੱਚ ਜਾਇਦਾਦ',
    plot: '{place} ਵਿੱਚ ਵਿਕਾਊ ਪਲਾਟ, {place} ਪਲਾਟ, {place} ਵਿੱਚ ਜਾਇਦਾਦ, ਪੰਜਾਬ ਵਿੱਚ ਜਾਇਦਾਦ',
    land: '{place} ਵਿੱਚ ਵਿਕਾਊ ਜ਼ਮੀਨ, {place} ਜ਼ਮੀਨ, {place} ਵਿੱਚ ਜਾਇਦਾਦ, ਪੰਜਾਬ ਵਿੱਚ ਜਾਇਦਾਦ',
    shop: '{place} ਵਿੱਚ ਵਿਕਾਊ ਦੁਕਾਨਾਂ, {place} ਦੁਕਾਨ, {place} ਵਿੱਚ ਜਾਇਦਾਦ, ਪੰਜਾਬ ਵਿੱਚ ਜਾਇਦਾਦ',
  },
  title: '{subject} | {agency}',
  description: {
    one: '{subject}: {count} ਜਾਇਦਾਦ ਦੀ ਕੀਮਤ, ਰਕਬਾ ਅਤੇ ਤਸਵੀਰਾਂ, ਅਤੇ ਫ਼ੋਨ ਨੰਬਰ।',
    other: '{subject}: {count} ਜਾਇਦਾਦਾਂ ਦੀਆਂ ਕੀਮਤਾਂ, ਰਕਬੇ ਅਤੇ ਤਸਵੀਰਾਂ, ਅਤੇ ਫ਼ੋਨ ਨੰਬਰ।',
  },
  home: 'ਮੁੱਖ ਪੰਨਾ',
  atLeastOf: '{of}: {count}+',
  under: '{amount} ਤੱਕ',
  above: '{amount} ਤੋਂ ਉੱਪਰ',
  searchedAsWords: 'ਉਹ ਜਾਇਦਾਦਾਂ ਵਿਖਾਈਆਂ ਗਈਆਂ ਹਨ ਜਿਨ੍ਹਾਂ ਵਿੱਚ “{text}” ਲਿਖਿਆ ਹੈ।',
  searchedInVain: '“{text}” ਕਿਸੇ ਫ਼ਿਲਟਰ ਵਜੋਂ ਸਮਝ ਨਹੀਂ ਆਇਆ, ਅਤੇ ਇਨ੍ਹਾਂ ਸ਼ਬਦਾਂ ਨਾਲ ਕੁਝ ਨਹੀਂ ਲੱਭਦਾ।',
  notServed: '“{place}” ਵਿੱਚ ਸਾਡੇ ਕੋਲ ਕੋਈ ਜਾਇਦਾਦ ਨਹੀਂ ਹੈ।',
  nearestPlace: 'ਇਸ ਦੇ ਸਭ ਤੋਂ ਨੇੜੇ: {place}, {found}',
  near: 'ਤੁਹਾਡੀ ਮੰਗ ਦੇ ਨੇੜੇ: {wider}',
  allOf: { one: '{found} ਵੇਖੋ: {wider}', other: 'ਕੁੱਲ {found}: {wider}' },
  elsewhere: 'ਹੋਰ ਸ਼ਹਿਰ',
  textCut: 'ਖੋਜ ਵਿੱਚ ਲਿਖਤ ਦੇ ਸਿਰਫ਼ ਪਹਿਲੇ {count} ਅੱਖਰ ਵਰਤੇ ਜਾਂਦੇ ਹਨ।',
  didYouMean: 'ਕੀ ਤੁਹਾਡਾ ਮਤਲਬ {amount} ਸੀ?',
  withoutOne: '“{filter}” ਤੋਂ ਬਿਨਾਂ: {found}',
  facts: {
    noOfRooms: { one: '{value} ਕਮਰਾ', other: '{value} ਕਮਰੇ' },
    noOfWashrooms: { one: '{value} ਬਾਥਰੂਮ', other: '{value} ਬਾਥਰੂਮ' },
    facing: 'ਮੁਖ: {value}',
    roadSize: 'ਸੜਕ: {value}',
  },
};
