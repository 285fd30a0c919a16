import type { Translation } from '#language/words.ts';
import type { sentence as en } from '#web/words/en/sentence.ts';

export const sentence: Translation<typeof en> = {
  whole: '{said}।',
  understood: 'ਸਮਝਿਆ: {parts}',
  searched: 'ਸ਼ਬਦਾਂ ਵਜੋਂ ਲੱਭਿਆ: {text}',
  alsoSearched: 'ਨਾਲ ਹੀ ਸ਼ਬਦਾਂ ਵਜੋਂ ਲੱਭਿਆ: {text}',
  notSearched: 'ਖੋਜ ਵਿੱਚ ਨਹੀਂ ਵਰਤਿਆ: {parts}',
  nothing: 'ਕੁਝ ਨਹੀਂ ਪੁੱਛਿਆ ਗਿਆ',
  rooms: 'ਘੱਟੋ-ਘੱਟ {count} ਕਮਰੇ',
  looksTo: 'ਮੁਖ {direction}',
  range: '{from} ਤੋਂ {to}',
  from: '{amount} ਤੋਂ',
  upTo: '{amount} ਤੱਕ',
  cheapest: 'ਸਭ ਤੋਂ ਸਸਤੀ ਪਹਿਲਾਂ',
  dearest: 'ਸਭ ਤੋਂ ਮਹਿੰਗੀ ਪਹਿਲਾਂ',
  remarks: {
    rent: 'ਇੱਥੇ ਕਿਰਾਏ ਤੇ ਕੁਝ ਨਹੀਂ, ਸਿਰਫ਼ ਵਿਕਾਊ ਹੈ',
    severalPlaces: 'ਇਸ ਨਾਂ ਦੀਆਂ ਕਈ ਥਾਵਾਂ ਹਨ ਜਾਂ ਕਈ ਲਿਖੀਆਂ ਗਈਆਂ, ਇਸ ਲਈ ਕੋਈ ਨਹੀਂ ਚੁਣੀ ਗਈ',
  },
};
