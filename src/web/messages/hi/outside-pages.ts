import type { Translation } from '#platform/language/messages.ts';
import type * as en from '#web/messages/en/outside-pages.ts';

export const listingMeta: Translation<typeof en.listingMeta> = {
  title: '{title} | {agency}',
  described: {
    house: '{title}: {place} में बिकाऊ मकान',
    plot: '{title}: {place} में बिकाऊ प्लॉट',
    land: '{title}: {place} में बिकाऊ ज़मीन',
    shop: '{title}: {place} में बिकाऊ दुकान',
  },
  shared: {
    house: '{area} का मकान · {price} · {place}',
    plot: '{area} का प्लॉट · {price} · {place}',
    land: '{area} ज़मीन · {price} · {place}',
    shop: '{area} की दुकान · {price} · {place}',
  },
  sharedDescription: '{title}: {area}, {price}, {place}। {agency}, {phone}।',
  numbered: 'प्रॉपर्टी नंबर {number}',
  keywords:
    '{place} में प्रॉपर्टी, {place} में बिकाऊ {kind}, {city} प्रॉपर्टी, {city} में प्रॉपर्टी खरीदें, {state} में बिकाऊ प्रॉपर्टी',
  structuredData: { totalArea: 'कुल क्षेत्रफल', carParking: 'कार पार्किंग' },
};

export const alerts: Translation<typeof en.alerts> = {
  reduced: 'कीमत घटकर {price} हो गई है',
  sold: 'यह बिक गई है।',
  oneNew: 'नई: {title}',
  manyNew: { one: '{count} नई प्रॉपर्टी', other: '{count} नई प्रॉपर्टी' },
  stop: 'ये सूचनाएँ बंद करें',
};

export const drawing: Translation<typeof en.drawing> = {
  north: 'उ',
  road: 'सड़क',
  roadOfWidth: 'सड़क {width}',
  square: '1 खाना = {area}',
  supposedShape: 'आकार नहीं बताया गया',
};

export const manifest: Translation<typeof en.manifest> = {
  description: 'जालंधर और होशियारपुर में बिकाऊ मकान, प्लॉट, ज़मीन और दुकानें',
};
