import type { OtherLanguage } from '#platform/language/language.ts';

type Names = Readonly<Record<OtherLanguage, string>>;

/** Sources and doubts: docs/decisions/038-place-names.md. */
export const INDIA: Names = { pa: 'ਭਾਰਤ', hi: 'भारत' };
export const PUNJAB: Names = { pa: 'ਪੰਜਾਬ', hi: 'पंजाब' };

/** The towns of the districts of Jalandhar and Hoshiarpur. */
export const TOWN_NAMES: Readonly<Record<string, Names>> = {
  Jalandhar: { pa: 'ਜਲੰਧਰ', hi: 'जालंधर' },
  Hoshiarpur: { pa: 'ਹੁਸ਼ਿਆਰਪੁਰ', hi: 'होशियारपुर' },
  Nakodar: { pa: 'ਨਕੋਦਰ', hi: 'नकोदर' },
  Phillaur: { pa: 'ਫਿਲੌਰ', hi: 'फिल्लौर' },
  Shahkot: { pa: 'ਸ਼ਾਹਕੋਟ', hi: 'शाहकोट' },
  Adampur: { pa: 'ਆਦਮਪੁਰ', hi: 'आदमपुर' },
  Kartarpur: { pa: 'ਕਰਤਾਰਪੁਰ', hi: 'करतारपुर' },
  Goraya: { pa: 'ਗੁਰਾਇਆ', hi: 'गोराया' },
  Nurmahal: { pa: 'ਨੂਰਮਹਿਲ', hi: 'नूरमहल' },
  Bhogpur: { pa: 'ਭੋਗਪੁਰ', hi: 'भोगपुर' },
  'Lohian Khas': { pa: 'ਲੋਹੀਆਂ ਖ਼ਾਸ', hi: 'लोहियां खास' },
  Alawalpur: { pa: 'ਅਲਾਵਲਪੁਰ', hi: 'अलावलपुर' },
  Dasuya: { pa: 'ਦਸੂਹਾ', hi: 'दसूहा' },
  Mukerian: { pa: 'ਮੁਕੇਰੀਆਂ', hi: 'मुकेरियां' },
  Garhshankar: { pa: 'ਗੜ੍ਹਸ਼ੰਕਰ', hi: 'गढ़शंकर' },
  'Tanda Urmar': { pa: 'ਟਾਂਡਾ ਉੜਮੁੜ', hi: 'टांडा उड़मुड़' },
  Mahilpur: { pa: 'ਮਾਹਿਲਪੁਰ', hi: 'माहिलपुर' },
  Hariana: { pa: 'ਹਰਿਆਣਾ', hi: 'हरियाना' },
  Talwara: { pa: 'ਤਲਵਾੜਾ', hi: 'तलवाड़ा' },
  Gardhiwala: { pa: 'ਗੜ੍ਹਦੀਵਾਲਾ', hi: 'गढ़दीवाला' },
  'Sham Churasi': { pa: 'ਸ਼ਾਮ ਚੁਰਾਸੀ', hi: 'शाम चौरासी' },
  Hajipur: { pa: 'ਹਾਜੀਪੁਰ', hi: 'हाजीपुर' },
  'Jalandhar Cantonment': { pa: 'ਜਲੰਧਰ ਛਾਉਣੀ', hi: 'जालंधर छावनी' },
  Bilga: { pa: 'ਬਿਲਗਾ', hi: 'बिलगा' },
  Mehatpur: { pa: 'ਮਹਿਤਪੁਰ', hi: 'महितपुर' },
};
