import type { Translation } from '#language/words.ts';
import type { listing as en } from '#web/words/en/listing.ts';

export const listing: Translation<typeof en> = {
  title: '{title} | {agency}',
  described: {
    house: '{title}: {place} में बिकाऊ मकान',
    plot: '{title}: {place} में बिकाऊ प्लॉट',
    land: '{title}: {place} में बिकाऊ ज़मीन',
    shop: '{title}: {place} में बिकाऊ दुकान',
  },
  keywords:
    '{place} में प्रॉपर्टी, {place} में बिकाऊ {kind}, {city} प्रॉपर्टी, {city} में प्रॉपर्टी ख़रीदें, {state} में बिकाऊ प्रॉपर्टी',
  structuredData: { totalArea: 'कुल क्षेत्रफल', carParking: 'कार पार्किंग' },
  breadcrumb: 'इस पृष्ठ तक का रास्ता',
  home: 'मुख्य पृष्ठ',
  video: 'वीडियो: {title}',
  share: 'शेयर करें',
  overview: 'मुख्य जानकारी',
  notGiven: 'नहीं बताया गया',
  description: 'विवरण',
  similar: 'मिलती-जुलती प्रॉपर्टी',
  likedIt: 'क्या यह प्रॉपर्टी पसंद आई?',
  askFor: 'देखने का समय, कागज़ात या कम कीमत के बारे में पूछें।',
  contactUs: 'संपर्क करें',
  callUs: 'हमें फ़ोन करें',
  callOwner: 'मालिक को फ़ोन करें',
  call: 'फ़ोन करें',
  whatsApp: 'व्हाट्सऐप',
  interested: 'नमस्ते, मुझे इस प्रॉपर्टी के बारे में जानकारी चाहिए: {title}\n{address}',
  owner: 'मालिक',
};
