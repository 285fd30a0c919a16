import { foldText } from '#language/fold-text.ts';

/** What one finds near a property, by the words that are written for it in any script. */
const SAME = `
  bus, ਬੱਸ, ਬਸ, बस
  stand, adda, adde, ਅੱਡਾ, ਅੱਡੇ, ਸਟੈਂਡ, अड्डा, अड्डे, स्टैंड, स्टैण्ड
  railway, ਰੇਲਵੇ, रेलवे
  station, ਸਟੇਸ਼ਨ, स्टेशन
  airport, ਏਅਰਪੋਰਟ, एयरपोर्ट
  school, schools, ਸਕੂਲ, ਸਕੂਲਾਂ, स्कूल, स्कूलों
  college, ਕਾਲਜ, कॉलेज, कालेज
  university, ਯੂਨੀਵਰਸਿਟੀ, यूनिवर्सिटी
  hospital, ਹਸਪਤਾਲ, अस्पताल, हस्पताल, हॉस्पिटल
  gurdwara, gurudwara, ਗੁਰਦੁਆਰਾ, ਗੁਰਦੁਆਰੇ, ਗੁਰਦਵਾਰਾ, गुरुद्वारा, गुरुद्वारे, गुरद्वारा
  temple, mandir, ਮੰਦਰ, ਮੰਦਿਰ, मंदिर
  mosque, masjid, ਮਸਜਿਦ, मस्जिद
  church, ਚਰਚ, चर्च
  market, ਮਾਰਕੀਟ, मार्केट
  bazaar, bazar, ਬਾਜ਼ਾਰ, बाज़ार
  mandi, ਮੰਡੀ, मंडी
  bank, ਬੈਂਕ, बैंक
  canal, nehar, ਨਹਿਰ, नहर
  highway, ਹਾਈਵੇ, ਹਾਈਵੇਅ, हाईवे, हाइवे
  chowk, ਚੌਕ, चौक
`;

const GROUPS = SAME.trim()
  .split('\n')
  .map((line) => line.split(',').map((word) => foldText(word).trim()));

const OTHERS = new Map(GROUPS.flatMap((group) => group.map((word) => [word, group] as const)));

export function sameWords(typed: string): readonly string[] {
  return OTHERS.get(typed) ?? [];
}
