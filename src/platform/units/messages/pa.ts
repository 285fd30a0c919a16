import type { Translation } from '#platform/language/messages.ts';
import type { en } from './en.ts';

export const pa: Translation<typeof en> = {
  priceLocale: 'en-IN',
  callForPrice: 'ਕੀਮਤ ਲਈ ਫ਼ੋਨ ਕਰੋ',
  lakh: '{amount} ਲੱਖ',
  crore: '{amount} ਕਰੋੜ',
  amounts: {
    rupees: '₹ {amount}',
    squareFeet: '{amount} ਵਰਗ ਫੁੱਟ',
    feet: '{amount} ਫੁੱਟ',
  },
  onCards: { squareFeet: '{amount} ਵਰਗ ਫੁੱਟ' },
  inFilters: { rupees: '₹', squareFeet: 'ਵਰਗ ਫੁੱਟ', acres: 'ਕਿੱਲੇ', feet: 'ਫੁੱਟ' },
  areas: {
    sqft: { one: '{amount} ਵਰਗ ਫੁੱਟ', other: '{amount} ਵਰਗ ਫੁੱਟ' },
    sqyd: { one: '{amount} ਗਜ਼', other: '{amount} ਗਜ਼' },
    sqm: { one: '{amount} ਵਰਗ ਮੀਟਰ', other: '{amount} ਵਰਗ ਮੀਟਰ' },
    marla: { one: '{amount} ਮਰਲਾ', other: '{amount} ਮਰਲੇ' },
    kanal: { one: '{amount} ਕਨਾਲ', other: '{amount} ਕਨਾਲ' },
    acre: { one: '{amount} ਕਿੱਲਾ', other: '{amount} ਕਿੱਲੇ' },
    hectare: { one: '{amount} ਹੈਕਟੇਅਰ', other: '{amount} ਹੈਕਟੇਅਰ' },
  },
  pricePer: {
    sqft: '{price} ਪ੍ਰਤੀ ਵਰਗ ਫੁੱਟ',
    sqyd: '{price} ਪ੍ਰਤੀ ਗਜ਼',
    sqm: '{price} ਪ੍ਰਤੀ ਵਰਗ ਮੀਟਰ',
    marla: '{price} ਪ੍ਰਤੀ ਮਰਲਾ',
    kanal: '{price} ਪ੍ਰਤੀ ਕਨਾਲ',
    acre: '{price} ਪ੍ਰਤੀ ਕਿੱਲਾ',
    hectare: '{price} ਪ੍ਰਤੀ ਹੈਕਟੇਅਰ',
  },
  areaUnits: {
    sqft: 'ਵਰਗ ਫੁੱਟ',
    sqyd: 'ਗਜ਼',
    sqm: 'ਵਰਗ ਮੀਟਰ',
    marla: 'ਮਰਲਾ',
    kanal: 'ਕਨਾਲ',
    acre: 'ਕਿੱਲਾ (ਏਕੜ)',
    hectare: 'ਹੈਕਟੇਅਰ',
  },
};
