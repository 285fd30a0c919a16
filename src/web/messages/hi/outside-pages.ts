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
    house: '{areaOf} का मकान · {price} · {place}',
    plot: '{areaOf} का प्लॉट · {price} · {place}',
    land: '{area} ज़मीन · {price} · {place}',
    shop: '{areaOf} की दुकान · {price} · {place}',
  },
  sharedDescription: '{title}: {area}, {price}, {place}। {agency}, {phone}।',
  sharedLine: '{line}, {price}। {agency}, {phone}।',
  lineAndPrice: '{line}, {price}।',
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

export const factsLine: Translation<typeof en.factsLine> = {
  kinds: {
    house: '{place} में {areaOf} का मकान',
    plot: '{place} में {areaOf} का प्लॉट',
    land: '{place} में {area} ज़मीन',
    shop: '{place} में {areaOf} की दुकान',
  },
  houses: {
    1: '{place} में {areaOf} का इंडिपेंडेंट मकान',
    2: '{place} में {areaOf} की कोठी',
    3: '{place} में {areaOf} का विला',
    4: '{place} में {areaOf} का बिल्डर फ़्लोर',
    5: '{place} में {areaOf} का फ़्लैट',
    6: '{place} में {areaOf} का फ़ार्म हाउस',
  },
  plots: {
    1: '{place} में {areaOf} का रिहायशी प्लॉट',
    2: '{place} में {areaOf} का कमर्शियल प्लॉट',
    3: '{place} में {areaOf} का इंडस्ट्रियल प्लॉट',
    4: '{place} में {areaOf} का फ़ार्म हाउस प्लॉट',
  },
  lands: {
    1: '{place} में {area} खेती की ज़मीन',
    2: '{place} में {areaOf} का बाग',
    3: '{place} में {area} ज़मीन, फ़ार्म हाउस के लिए',
    4: '{place} में {area} कमर्शियल ज़मीन',
    5: '{place} में {area} इंडस्ट्रियल ज़मीन',
  },
  quarter: '{quarter}, {city}',
  around: '{city} इलाके',
  details: { facing: '{value} मुखी', roadSize: '{value} की सड़क' },
};
