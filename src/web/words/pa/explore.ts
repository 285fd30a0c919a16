import type { Translation } from '#language/words.ts';
import type { explore as en } from '#web/words/en/explore.ts';

export const explore: Translation<typeof en> = {
  filters: 'ਫ਼ਿਲਟਰ',
  clearAll: 'ਸਭ ਹਟਾਓ',
  any: 'ਕੋਈ ਵੀ',
  minimum: 'ਘੱਟੋ-ਘੱਟ',
  maximum: 'ਵੱਧ ਤੋਂ ਵੱਧ',
  apply: 'ਲਾਗੂ ਕਰੋ',
  showResults: 'ਨਤੀਜੇ ਵੇਖੋ',
  resultsFound: 'ਨਤੀਜੇ ਮਿਲੇ: {count}',
  sortBy: 'ਕ੍ਰਮ',
  sort: 'ਕ੍ਰਮ ਬਦਲੋ',
  sorts: {
    mostRecent: 'ਸਭ ਤੋਂ ਨਵੀਆਂ',
    priceLowToHigh: 'ਕੀਮਤ: ਘੱਟ ਤੋਂ ਵੱਧ',
    priceHighToLow: 'ਕੀਮਤ: ਵੱਧ ਤੋਂ ਘੱਟ',
  },
  resultsRange: '{total} ਵਿੱਚੋਂ {from} ਤੋਂ {to} ਤੱਕ ਦੇ ਨਤੀਜੇ',
  previousResults: 'ਪਿਛਲੇ ਨਤੀਜੇ',
  loadMore: 'ਹੋਰ ਵੇਖੋ',
  showing: '{total} ਵਿੱਚੋਂ {count} ਵਿਖਾਏ ਗਏ',
  showingRange: '{total} ਵਿੱਚੋਂ {from} ਤੋਂ {to} ਤੱਕ ਵਿਖਾਏ ਗਏ',
  noResults: 'ਕੁਝ ਨਹੀਂ ਲੱਭਿਆ',
  beyondLast: 'ਨਤੀਜੇ ਇਸ ਪੰਨੇ ਤੋਂ ਪਹਿਲਾਂ ਹੀ ਮੁੱਕ ਜਾਂਦੇ ਹਨ।',
  tryOther: 'ਖੋਜ ਜਾਂ ਫ਼ਿਲਟਰ ਬਦਲ ਕੇ ਵੇਖੋ: ਬਜਟ ਵਧਾਓ, ਸ਼ਰਤਾਂ ਘਟਾਓ, ਜਾਂ ਨੇੜੇ ਦਾ ਕੋਈ ਹੋਰ ਸ਼ਹਿਰ ਚੁਣੋ।',
  firstPage: 'ਪਹਿਲੇ ਪੰਨੇ ਤੇ ਜਾਓ',
  withoutFilters: 'ਬਿਨਾਂ ਫ਼ਿਲਟਰ ਵੇਖੋ',
  seeAll: 'ਸਾਰੀਆਂ ਜਾਇਦਾਦਾਂ ਵੇਖੋ',
};
