import type { Translation } from '#language/words.ts';
import type { en } from '#units/words/en.ts';

export const units: Translation<typeof en> = {
  priceLocale: 'en-IN',
  callForPrice: 'कीमत के लिए फ़ोन करें',
  lakh: '{amount} लाख',
  crore: '{amount} करोड़',
  amounts: {
    rupees: '₹ {amount}',
    squareFeet: '{amount} वर्ग फ़ुट',
    acres: '{amount} एकड़',
    feet: '{amount} फ़ुट',
  },
  onCards: { squareFeet: '{amount} वर्ग फ़ुट', acres: '{amount} एकड़' },
  inFilters: { rupees: '₹', squareFeet: 'वर्ग फ़ुट', acres: 'एकड़', feet: 'फ़ुट' },
};
