import type { Translation } from '#language/words.ts';
import type { compare as en } from '#web/words/en/compare.ts';

export const compare: Translation<typeof en> = {
  title: 'प्रॉपर्टी की तुलना | {agency}',
  description: 'पंजाब की प्रॉपर्टी साथ-साथ: कीमत, क्षेत्रफल और बाक़ी सारी जानकारी।',
  heading: 'प्रॉपर्टी की तुलना',
  sharedTitle: '{count} प्रॉपर्टी की तुलना',
  tooFew: {
    heading: '2 से 4 प्रॉपर्टी चुनें',
    text: 'अकेली प्रॉपर्टी की तुलना नहीं हो सकती। अपनी सहेजी सूची में से कम से कम दो चुनें।',
  },
  tooMany: 'साथ-साथ 4 ही आती हैं: {count} में से ये पहली 4 हैं।',
  gone: {
    one: 'इनमें से {count} अब सूची में नहीं है।',
    other: 'इनमें से {count} अब सूची में नहीं हैं।',
  },
  toSaved: 'सहेजी हुई प्रॉपर्टी देखें',
  caption: 'प्रॉपर्टी साथ-साथ',
  remove: '{title} हटाएँ',
  onlyDifferences: 'सिर्फ़ अंतर दिखाएँ',
  price: 'कीमत',
  call: 'फ़ोन करें',
  pricePerUnit: 'प्रति इकाई कीमत',
  notGiven: 'पता नहीं',
  noneGiven: 'किसी के बारे में नहीं बताया: {rows}',
};
