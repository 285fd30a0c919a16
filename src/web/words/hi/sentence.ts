import type { Translation } from '#language/words.ts';
import type { sentence as en } from '#web/words/en/sentence.ts';

export const sentence: Translation<typeof en> = {
  whole: '{said}।',
  understood: 'समझा गया: {parts}',
  searched: 'शब्दों के रूप में खोजा: {text}',
  alsoSearched: 'साथ ही शब्दों के रूप में खोजा: {text}',
  notSearched: 'खोज में इस्तेमाल नहीं हुआ: {parts}',
  nothing: 'कुछ नहीं पूछा गया',
  rooms: 'कम से कम {count} कमरे',
  looksTo: 'मुख {direction}',
  range: '{from} से {to}',
  from: '{amount} से',
  upTo: '{amount} तक',
  cheapest: 'सबसे सस्ती पहले',
  dearest: 'सबसे महंगी पहले',
  remarks: {
    rent: 'यहाँ किराये पर कुछ नहीं, सब बिकाऊ है',
    severalPlaces: 'इस नाम की कई जगहें हैं या कई लिखी गईं, इसलिए कोई नहीं चुनी गई',
  },
};
