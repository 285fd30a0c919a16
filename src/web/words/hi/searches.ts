import type { Translation } from '#language/words.ts';
import type { searches as en } from '#web/words/en/searches.ts';

export const searches: Translation<typeof en> = {
  everywhere: 'जालंधर और होशियारपुर, पंजाब',
  headings: {
    all: '{place} में बिकाऊ प्रॉपर्टी',
    house: '{place} में बिकाऊ मकान',
    plot: '{place} में बिकाऊ प्लॉट',
    land: '{place} में बिकाऊ ज़मीन',
    shop: '{place} में बिकाऊ दुकानें',
  },
  headingsEverywhere: {
    all: 'बिकाऊ प्रॉपर्टी',
    house: 'बिकाऊ मकान',
    plot: 'बिकाऊ प्लॉट',
    land: 'बिकाऊ ज़मीन',
    shop: 'बिकाऊ दुकानें',
  },
  subjects: {
    all: '{place} में बिकाऊ प्रॉपर्टी',
    house: '{place} में बिकाऊ मकान',
    plot: '{place} में बिकाऊ प्लॉट',
    land: '{place} में बिकाऊ ज़मीन',
    shop: '{place} में बिकाऊ दुकानें',
  },
  keywords: {
    all: '{place} में बिकाऊ प्रॉपर्टी, {place} प्रॉपर्टी, पंजाब में प्रॉपर्टी',
    house: '{place} में बिकाऊ मकान, {place} कोठी, {place} में प्रॉपर्टी, पंजाब में प्रॉपर्टी',
    plot: '{place} में बिकाऊ प्लॉट, {place} प्लॉट, {place} में प्रॉपर्टी, पंजाब में प्रॉपर्टी',
    land: '{place} में बिकाऊ ज़मीन, {place} ज़मीन, {place} में प्रॉपर्टी, पंजाब में प्रॉपर्टी',
    shop: '{place} में बिकाऊ दुकानें, {place} दुकान, {place} में प्रॉपर्टी, पंजाब में प्रॉपर्टी',
  },
  title: '{subject} | {agency}',
  description: {
    one: '{subject}: {count} प्रॉपर्टी की कीमत, क्षेत्रफल और तस्वीरें, और फ़ोन नंबर।',
    other: '{subject}: {count} प्रॉपर्टी की कीमतें, क्षेत्रफल और तस्वीरें, और फ़ोन नंबर।',
  },
  home: 'मुख्य पृष्ठ',
  atLeastOf: '{of}: {count}+',
  under: '{amount} तक',
  above: '{amount} से ऊपर',
  searchedAsWords: 'वे प्रॉपर्टी दिखाई गई हैं जिनमें “{text}” लिखा है।',
  searchedInVain: '“{text}” किसी फ़िल्टर के रूप में समझ में नहीं आया, और इन शब्दों से कुछ नहीं मिलता।',
  notServed: '“{place}” में हमारे पास कोई प्रॉपर्टी नहीं है।',
  nearestPlace: 'इसके सबसे नज़दीक: {place}, {found}',
  near: 'आपकी माँग के आसपास: {wider}',
  allOf: { one: '{found} देखें: {wider}', other: 'सभी {found}: {wider}' },
  elsewhere: 'दूसरे शहर',
  textCut: 'खोज में लिखी बात के केवल पहले {count} अक्षर इस्तेमाल होते हैं।',
  didYouMean: 'क्या आपका मतलब {amount} था?',
  withoutOne: '“{filter}” के बिना: {found}',
  facts: {
    noOfRooms: { one: '{value} कमरा', other: '{value} कमरे' },
    noOfWashrooms: { one: '{value} बाथरूम', other: '{value} बाथरूम' },
    facing: 'मुख: {value}',
    roadSize: 'सड़क: {value}',
  },
};
