import type { Translation } from '#language/words.ts';
import type { listingMeta as en } from '#web/words/en/listing-meta.ts';

export const listingMeta: Translation<typeof en> = {
  title: '{title} | {agency}',
  described: {
    house: '{title}: {place} ਵਿੱਚ ਵਿਕਾਊ ਮਕਾਨ',
    plot: '{title}: {place} ਵਿੱਚ ਵਿਕਾਊ ਪਲਾਟ',
    land: '{title}: {place} ਵਿੱਚ ਵਿਕਾਊ ਜ਼ਮੀਨ',
    shop: '{title}: {place} ਵਿੱਚ ਵਿਕਾਊ ਦੁਕਾਨ',
  },
  shared: {
    house: '{area} ਦਾ ਮਕਾਨ · {price} · {place}',
    plot: '{area} ਦਾ ਪਲਾਟ · {price} · {place}',
    land: '{area} ਜ਼ਮੀਨ · {price} · {place}',
    shop: '{area} ਦੀ ਦੁਕਾਨ · {price} · {place}',
  },
  sharedDescription: '{title}: {area}, {price}, {place}। {agency}, {phone}।',
  numbered: 'ਜਾਇਦਾਦ ਨੰਬਰ {number}',
  keywords:
    '{place} ਵਿੱਚ ਜਾਇਦਾਦ, {place} ਵਿੱਚ ਵਿਕਾਊ {kind}, {city} ਪ੍ਰਾਪਰਟੀ, {city} ਵਿੱਚ ਜਾਇਦਾਦ ਖ਼ਰੀਦੋ, {state} ਵਿੱਚ ਵਿਕਾਊ ਜਾਇਦਾਦ',
  structuredData: { totalArea: 'ਕੁੱਲ ਰਕਬਾ', carParking: 'ਕਾਰ ਪਾਰਕਿੰਗ' },
};
