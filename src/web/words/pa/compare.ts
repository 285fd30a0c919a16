import type { Translation } from '#language/words.ts';
import type { compare as en } from '#web/words/en/compare.ts';

export const compare: Translation<typeof en> = {
  title: 'ਜਾਇਦਾਦਾਂ ਦਾ ਮੁਕਾਬਲਾ | {agency}',
  description: 'ਪੰਜਾਬ ਦੀਆਂ ਜਾਇਦਾਦਾਂ ਨਾਲੋ-ਨਾਲ: ਕੀਮਤ, ਰਕਬਾ ਅਤੇ ਹੋਰ ਸਭ ਜਾਣਕਾਰੀ।',
  heading: 'ਜਾਇਦਾਦਾਂ ਦਾ ਮੁਕਾਬਲਾ',
  sharedTitle: '{count} ਜਾਇਦਾਦਾਂ ਦਾ ਮੁਕਾਬਲਾ',
  tooFew: {
    heading: '2 ਤੋਂ 4 ਜਾਇਦਾਦਾਂ ਚੁਣੋ',
    text: 'ਇਕੱਲੀ ਜਾਇਦਾਦ ਦਾ ਮੁਕਾਬਲਾ ਨਹੀਂ ਹੋ ਸਕਦਾ। ਆਪਣੀ ਸਾਂਭੀ ਸੂਚੀ ਵਿੱਚੋਂ ਘੱਟੋ-ਘੱਟ ਦੋ ਚੁਣੋ।',
  },
  tooMany: 'ਨਾਲੋ-ਨਾਲ 4 ਹੀ ਆਉਂਦੀਆਂ ਹਨ: {count} ਵਿੱਚੋਂ ਇਹ ਪਹਿਲੀਆਂ 4 ਹਨ।',
  gone: {
    one: 'ਇਨ੍ਹਾਂ ਵਿੱਚੋਂ {count} ਹੁਣ ਸੂਚੀ ਵਿੱਚ ਨਹੀਂ।',
    other: 'ਇਨ੍ਹਾਂ ਵਿੱਚੋਂ {count} ਹੁਣ ਸੂਚੀ ਵਿੱਚ ਨਹੀਂ।',
  },
  toSaved: 'ਸਾਂਭੀਆਂ ਜਾਇਦਾਦਾਂ ਵੇਖੋ',
  caption: 'ਜਾਇਦਾਦਾਂ ਨਾਲੋ-ਨਾਲ',
  remove: '{title} ਹਟਾਓ',
  onlyDifferences: 'ਸਿਰਫ਼ ਫ਼ਰਕ ਵੇਖੋ',
  price: 'ਕੀਮਤ',
  call: 'ਫ਼ੋਨ ਕਰੋ',
  pricePerUnit: 'ਪ੍ਰਤੀ ਇਕਾਈ ਕੀਮਤ',
  notGiven: 'ਪਤਾ ਨਹੀਂ',
  noneGiven: 'ਕਿਸੇ ਬਾਰੇ ਨਹੀਂ ਦੱਸਿਆ: {rows}',
};
