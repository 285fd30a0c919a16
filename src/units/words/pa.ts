import type { Translation } from '#language/words.ts';
import type { en } from './en.ts';

export const pa: Translation<typeof en> = {
  priceLocale: 'en-IN',
  callForPrice: 'ਕੀਮਤ ਲਈ ਫ਼ੋਨ ਕਰੋ',
  lakh: '{amount} ਲੱਖ',
  crore: '{amount} ਕਰੋੜ',
  amounts: {
    rupees: '₹ {amount}',
    squareFeet: '{amount} ਵਰਗ ਫੁੱਟ',
    acres: '{amount} ਏਕੜ',
    feet: '{amount} ਫੁੱਟ',
  },
  onCards: { squareFeet: '{amount} ਵਰਗ ਫੁੱਟ', acres: '{amount} ਏਕੜ' },
  inFilters: { rupees: '₹', squareFeet: 'ਵਰਗ ਫੁੱਟ', acres: 'ਏਕੜ', feet: 'ਫੁੱਟ' },
  areas: {
    sqft: { one: '{amount} ਵਰਗ ਫੁੱਟ', other: '{amount} ਵਰਗ ਫੁੱਟ' },
    sqyd: { one: '{amount} ਗਜ਼', other: '{amount} ਗਜ਼' },
    sqm: { one: '{amount} ਵਰਗ ਮੀਟਰ', other: '{amount} ਵਰਗ ਮੀਟਰ' },
    marla: { one: '{amount} ਮਰਲਾ', other: '{amount} ਮਰਲੇ' },
    kanal: { one: '{amount} ਕਨਾਲ', other: '{amount} ਕਨਾਲ' },
    acre: { one: '{amount} ਏਕੜ', other: '{amount} ਏਕੜ' },
    hectare: { one: '{amount} ਹੈਕਟੇਅਰ', other: '{amount} ਹੈਕਟੇਅਰ' },
  },
  perMarla: '{price} ਪ੍ਰਤੀ ਮਰਲਾ',
  perAcre: '{price} ਪ੍ਰਤੀ ਏਕੜ',
  areaUnits: {
    sqft: 'ਵਰਗ ਫੁੱਟ',
    sqyd: 'ਗਜ਼',
    sqm: 'ਵਰਗ ਮੀਟਰ',
    marla: 'ਮਰਲਾ',
    kanal: 'ਕਨਾਲ',
    acre: 'ਏਕੜ (ਕਿੱਲਾ)',
    hectare: 'ਹੈਕਟੇਅਰ',
  },
};
