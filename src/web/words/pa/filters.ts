import type { Translation } from '#language/words.ts';
import type { filters as en } from '#web/words/en/filters.ts';

export const filters: Translation<typeof en> = {
  choices: {
    houseType: 'ਮਕਾਨ ਦੀ ਕਿਸਮ',
    plotType: 'ਪਲਾਟ ਦੀ ਕਿਸਮ',
    landType: 'ਜ਼ਮੀਨ ਦੀ ਕਿਸਮ',
    propertyStatus: 'ਜਾਇਦਾਦ ਦੀ ਸਥਿਤੀ',
    facing: 'ਜਾਇਦਾਦ ਦਾ ਮੁਖ',
    waterSupply: 'ਸਿੰਚਾਈ ਦਾ ਸਾਧਨ',
  },
  counts: {
    noOfRooms: {
      label: 'ਘੱਟੋ-ਘੱਟ ਕਮਰੇ',
      value: 'ਕਮਰਿਆਂ ਦੀ ਗਿਣਤੀ',
      outside: 'ਕਮਰਿਆਂ ਦੀ ਗਿਣਤੀ 0 ਤੋਂ {max} ਦੇ ਵਿਚਕਾਰ ਹੋਣੀ ਚਾਹੀਦੀ ਹੈ',
    },
  },
  ranges: {
    price: {
      label: 'ਬਜਟ',
      minimum: 'ਘੱਟੋ-ਘੱਟ ਬਜਟ',
      maximum: 'ਵੱਧ ਤੋਂ ਵੱਧ ਬਜਟ',
      placeholders: ['1,00,000', '10,00,00,000+'],
      belowZero: 'ਘੱਟੋ-ਘੱਟ ਬਜਟ 0 ਤੋਂ ਵੱਧ ਹੋਣਾ ਚਾਹੀਦਾ ਹੈ',
      belowMinimum: 'ਵੱਧ ਤੋਂ ਵੱਧ ਬਜਟ ਘੱਟੋ-ਘੱਟ ਬਜਟ ਨਾਲੋਂ ਵੱਡਾ ਹੋਣਾ ਚਾਹੀਦਾ ਹੈ',
    },
    totalArea: {
      label: 'ਕੁੱਲ ਰਕਬਾ',
      minimum: 'ਘੱਟੋ-ਘੱਟ ਰਕਬਾ',
      maximum: 'ਵੱਧ ਤੋਂ ਵੱਧ ਰਕਬਾ',
      placeholders: ['500', '5,000'],
      belowZero: 'ਘੱਟੋ-ਘੱਟ ਰਕਬਾ 0 ਤੋਂ ਵੱਧ ਹੋਣਾ ਚਾਹੀਦਾ ਹੈ',
      belowMinimum: 'ਵੱਧ ਤੋਂ ਵੱਧ ਰਕਬਾ ਘੱਟੋ-ਘੱਟ ਰਕਬੇ ਨਾਲੋਂ ਵੱਡਾ ਹੋਣਾ ਚਾਹੀਦਾ ਹੈ',
    },
    landArea: {
      label: 'ਜ਼ਮੀਨ ਦਾ ਕੁੱਲ ਰਕਬਾ',
      minimum: 'ਜ਼ਮੀਨ ਦਾ ਘੱਟੋ-ਘੱਟ ਰਕਬਾ',
      maximum: 'ਜ਼ਮੀਨ ਦਾ ਵੱਧ ਤੋਂ ਵੱਧ ਰਕਬਾ',
      placeholders: ['1', '10'],
      belowZero: 'ਜ਼ਮੀਨ ਦਾ ਘੱਟੋ-ਘੱਟ ਰਕਬਾ 0 ਤੋਂ ਵੱਧ ਹੋਣਾ ਚਾਹੀਦਾ ਹੈ',
      belowMinimum: 'ਜ਼ਮੀਨ ਦਾ ਵੱਧ ਤੋਂ ਵੱਧ ਰਕਬਾ ਘੱਟੋ-ਘੱਟ ਰਕਬੇ ਨਾਲੋਂ ਵੱਡਾ ਹੋਣਾ ਚਾਹੀਦਾ ਹੈ',
    },
  },
  notNumber: '{value} ਅੰਕਾਂ ਵਿੱਚ ਲਿਖੋ',
  notAmount: '{value} ਅੰਕਾਂ ਵਿੱਚ ਲਿਖੋ, ਜਿਵੇਂ 4500000 ਜਾਂ 45 ਲੱਖ',
  notArea: '{value} ਅੰਕਾਂ ਵਿੱਚ ਲਿਖੋ, ਜਿਵੇਂ 1200 ਜਾਂ 10 ਮਰਲੇ',
};
