import type { Translation } from '#language/words.ts';
import type { explore as en } from '#web/words/en/explore.ts';

export const explore: Translation<typeof en> = {
  filters: 'फ़िल्टर',
  clearAll: 'सब हटाएँ',
  any: 'कोई भी',
  minimum: 'कम से कम',
  maximum: 'ज़्यादा से ज़्यादा',
  apply: 'लागू करें',
  showResults: 'नतीजे देखें',
  resultsFound: 'नतीजे मिले: {count}',
  sortBy: 'क्रम',
  sort: 'क्रम बदलें',
  sorts: {
    mostRecent: 'सबसे नई',
    priceLowToHigh: 'कीमत: कम से ज़्यादा',
    priceHighToLow: 'कीमत: ज़्यादा से कम',
  },
  resultsRange: '{total} में से {from} से {to} तक के नतीजे',
  previousResults: 'पिछले नतीजे',
  loadMore: 'और देखें',
  showing: '{total} में से {count} दिखाए गए',
  showingRange: '{total} में से {from} से {to} तक दिखाए गए',
  noResults: 'कुछ नहीं मिला',
  beyondLast: 'नतीजे इस पृष्ठ से पहले ही ख़त्म हो जाते हैं।',
  tryOther: 'खोज या फ़िल्टर बदलकर देखें: बजट बढ़ाएँ, शर्तें घटाएँ, या पास का कोई और शहर चुनें।',
  firstPage: 'पहले पृष्ठ पर जाएँ',
  withoutFilters: 'बिना फ़िल्टर देखें',
  seeAll: 'सभी प्रॉपर्टी देखें',
};
