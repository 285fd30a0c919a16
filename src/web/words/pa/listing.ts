import type { Translation } from '#language/words.ts';
import type { listing as en } from '#web/words/en/listing.ts';

export const listing: Translation<typeof en> = {
  title: '{title} | {agency}',
  described: {
    house: '{title}: {place} ਵਿੱਚ ਵਿਕਾਊ ਮਕਾਨ',
    plot: '{title}: {place} ਵਿੱਚ ਵਿਕਾਊ ਪਲਾਟ',
    land: '{title}: {place} ਵਿੱਚ ਵਿਕਾਊ ਜ਼ਮੀਨ',
    shop: '{title}: {place} ਵਿੱਚ ਵਿਕਾਊ ਦੁਕਾਨ',
  },
  keywords:
    '{place} ਵਿੱਚ ਜਾਇਦਾਦ, {place} ਵਿੱਚ ਵਿਕਾਊ {kind}, {city} ਪ੍ਰਾਪਰਟੀ, {city} ਵਿੱਚ ਜਾਇਦਾਦ ਖ਼ਰੀਦੋ, {state} ਵਿੱਚ ਵਿਕਾਊ ਜਾਇਦਾਦ',
  structuredData: { totalArea: 'ਕੁੱਲ ਰਕਬਾ', carParking: 'ਕਾਰ ਪਾਰਕਿੰਗ' },
  breadcrumb: 'ਇਸ ਪੰਨੇ ਤੱਕ ਦਾ ਰਾਹ',
  home: 'ਮੁੱਖ ਪੰਨਾ',
  video: 'ਵੀਡੀਓ: {title}',
  share: 'ਸਾਂਝਾ ਕਰੋ',
  overview: 'ਮੁੱਖ ਜਾਣਕਾਰੀ',
  notGiven: 'ਨਹੀਂ ਦੱਸਿਆ',
  description: 'ਵੇਰਵਾ',
  similar: 'ਮਿਲਦੀਆਂ-ਜੁਲਦੀਆਂ ਜਾਇਦਾਦਾਂ',
  likedIt: 'ਕੀ ਇਹ ਜਾਇਦਾਦ ਪਸੰਦ ਆਈ?',
  askFor: 'ਵੇਖਣ ਲਈ ਸਮਾਂ, ਕਾਗ਼ਜ਼ਾਤ ਜਾਂ ਘੱਟ ਕੀਮਤ ਬਾਰੇ ਪੁੱਛੋ।',
  contactUs: 'ਸੰਪਰਕ ਕਰੋ',
  callUs: 'ਸਾਨੂੰ ਫ਼ੋਨ ਕਰੋ',
  callOwner: 'ਮਾਲਕ ਨੂੰ ਫ਼ੋਨ ਕਰੋ',
  call: 'ਫ਼ੋਨ ਕਰੋ',
  whatsApp: 'ਵਟਸਐਪ',
  interested: 'ਸਤਿ ਸ੍ਰੀ ਅਕਾਲ, ਮੈਨੂੰ ਇਸ ਜਾਇਦਾਦ ਬਾਰੇ ਜਾਣਕਾਰੀ ਚਾਹੀਦੀ ਹੈ: {title}\n{address}',
  owner: 'ਮਾਲਕ',
};
