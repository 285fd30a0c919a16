import type { Translation } from '#platform/language/messages.ts';
import type { en } from './en.ts';

export const hi: Translation<typeof en> = {
  priceLocale: 'en-IN',
  callForPrice: 'कीमत के लिए फ़ोन करें',
  lakh: '{amount} लाख',
  crore: '{amount} करोड़',
  amounts: {
    rupees: '₹ {amount}',
    squareFeet: '{amount} वर्ग फ़ुट',
    feet: '{amount} फ़ुट',
  },
  onCards: { squareFeet: '{amount} वर्ग फ़ुट' },
  inFilters: { rupees: '₹', squareFeet: 'वर्ग फ़ुट', acres: 'किल्ले', feet: 'फ़ुट' },
  areas: {
    sqft: { one: '{amount} वर्ग फ़ुट', other: '{amount} वर्ग फ़ुट' },
    sqyd: { one: '{amount} गज', other: '{amount} गज' },
    sqm: { one: '{amount} वर्ग मीटर', other: '{amount} वर्ग मीटर' },
    marla: { one: '{amount} मरला', other: '{amount} मरले' },
    kanal: { one: '{amount} कनाल', other: '{amount} कनाल' },
    acre: { one: '{amount} किल्ला', other: '{amount} किल्ले' },
    hectare: { one: '{amount} हेक्टेयर', other: '{amount} हेक्टेयर' },
  },
  pricePer: {
    sqft: '{price} प्रति वर्ग फ़ुट',
    sqyd: '{price} प्रति गज',
    sqm: '{price} प्रति वर्ग मीटर',
    marla: '{price} प्रति मरला',
    kanal: '{price} प्रति कनाल',
    acre: '{price} प्रति किल्ला',
    hectare: '{price} प्रति हेक्टेयर',
  },
  areaUnits: {
    sqft: 'वर्ग फ़ुट',
    sqyd: 'गज',
    sqm: 'वर्ग मीटर',
    marla: 'मरला',
    kanal: 'कनाल',
    acre: 'किल्ला (एकड़)',
    hectare: 'हेक्टेयर',
  },
};
