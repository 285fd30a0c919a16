import type { Translation } from '#language/words.ts';
import type { en } from '#units/words/en.ts';

export const units: Translation<typeof en> = {
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
};
