/** The states and union territories of India by their English names, with their other spellings. */
export const STATE_SPELLINGS: Readonly<Record<string, string>> = {
  'Andhra Pradesh': 'andhrapradesh, andhra, ਆਂਧਰਾ ਪ੍ਰਦੇਸ਼, ਆਂਧਰ ਪ੍ਰਦੇਸ਼, आंध्र प्रदेश, आंध्रप्रदेश',
  'Arunachal Pradesh': 'arunachal, ਅਰੁਣਾਚਲ ਪ੍ਰਦੇਸ਼, अरुणाचल प्रदेश',
  Assam: 'asam, ਅਸਾਮ, ਆਸਾਮ, असम, आसाम',
  Bihar: 'ਬਿਹਾਰ, बिहार',
  Chhattisgarh: 'chattisgarh, chhatisgarh, ਛੱਤੀਸਗੜ੍ਹ, छत्तीसगढ़',
  Goa: 'ਗੋਆ, गोवा',
  Gujarat: 'gujrat, ਗੁਜਰਾਤ, गुजरात',
  Haryana: 'hariyana, haryanna, harayana, ਹਰਿਆਣਾ, ਹਰਯਾਣਾ, हरियाणा, हरयाणा',
  'Himachal Pradesh': 'himachal, himachalpradesh, ਹਿਮਾਚਲ ਪ੍ਰਦੇਸ਼, ਹਿਮਾਚਲ, हिमाचल प्रदेश, हिमाचल',
  Jharkhand: 'ਝਾਰਖੰਡ, झारखंड',
  Karnataka: 'ਕਰਨਾਟਕ, ਕਰਨਾਟਕਾ, कर्नाटक',
  Kerala: 'keral, ਕੇਰਲ, ਕੇਰਲਾ, केरल',
  'Madhya Pradesh': 'madhyapradesh, ਮੱਧ ਪ੍ਰਦੇਸ਼, मध्य प्रदेश, मध्यप्रदेश',
  Maharashtra: 'ਮਹਾਰਾਸ਼ਟਰ, ਮਹਾਂਰਾਸ਼ਟਰ, महाराष्ट्र',
  Manipur: 'ਮਣੀਪੁਰ, ਮਨੀਪੁਰ, मणिपुर',
  Meghalaya: 'ਮੇਘਾਲਿਆ, मेघालय',
  Mizoram: 'ਮਿਜ਼ੋਰਮ, मिज़ोरम',
  Nagaland: 'ਨਾਗਾਲੈਂਡ, नागालैंड, नगालैंड',
  Odisha: 'orissa, ਉੜੀਸਾ, ਓਡੀਸ਼ਾ, ओडिशा, उड़ीसा',
  Punjab: 'panjab, ਪੰਜਾਬ, पंजाब',
  Rajasthan: 'rajsthan, ਰਾਜਸਥਾਨ, राजस्थान',
  Sikkim: 'ਸਿੱਕਮ, ਸਿੱਕਿਮ, सिक्किम',
  'Tamil Nadu': 'tamilnadu, ਤਾਮਿਲਨਾਡੂ, ਤਮਿਲਨਾਡੂ, ਤਾਮਿਲ ਨਾਡੂ, तमिलनाडु, तमिल नाडु',
  Telangana: 'ਤੇਲੰਗਾਨਾ, ਤੇਲੰਗਾਣਾ, तेलंगाना',
  Tripura: 'ਤ੍ਰਿਪੁਰਾ, त्रिपुरा',
  'Uttar Pradesh': 'uttarpradesh, ਉੱਤਰ ਪ੍ਰਦੇਸ਼, उत्तर प्रदेश, उत्तरप्रदेश',
  Uttarakhand: 'uttrakhand, uttaranchal, ਉੱਤਰਾਖੰਡ, ਉਤਰਾਖੰਡ, उत्तराखंड',
  'West Bengal': 'westbengal, ਪੱਛਮੀ ਬੰਗਾਲ, ਪੱਛਮ ਬੰਗਾਲ, पश्चिम बंगाल',
  'Andaman and Nicobar Islands': `andaman and nicobar, andaman nicobar, andaman nicobar islands,
    ਅੰਡੇਮਾਨ ਅਤੇ ਨਿਕੋਬਾਰ, ਅੰਡੇਮਾਨ ਅਤੇ ਨਿਕੋਬਾਰ ਟਾਪੂ, अंडमान और निकोबार, अंडमान और निकोबार द्वीपसमूह,
    अंडमान और निकोबार द्वीप समूह`,
  Chandigarh: 'chandigadh, ਚੰਡੀਗੜ੍ਹ, चंडीगढ़',
  'Dadra and Nagar Haveli and Daman and Diu': `dadra and nagar haveli, daman and diu,
    ਦਾਦਰਾ ਅਤੇ ਨਗਰ ਹਵੇਲੀ, ਦਮਨ ਅਤੇ ਦਿਉ, ਦਾਦਰਾ ਅਤੇ ਨਗਰ ਹਵੇਲੀ ਅਤੇ ਦਮਨ ਅਤੇ ਦਿਉ, दादरा और नगर हवेली,
    दमन और दीव, दादरा और नगर हवेली और दमन और दीव`,
  Delhi: 'new delhi, nct of delhi, dilli, ਦਿੱਲੀ, ਨਵੀਂ ਦਿੱਲੀ, दिल्ली, नई दिल्ली',
  'Jammu and Kashmir': 'jammu kashmir, j k, ਜੰਮੂ ਅਤੇ ਕਸ਼ਮੀਰ, ਜੰਮੂ ਕਸ਼ਮੀਰ, जम्मू और कश्मीर, जम्मू कश्मीर',
  Ladakh: 'ਲੱਦਾਖ, ਲਦਾਖ਼, लद्दाख',
  Lakshadweep: 'ਲਕਸ਼ਦੀਪ, ਲਕਸ਼ਦਵੀਪ, लक्षद्वीप',
  Puducherry: 'pondicherry, ਪੁਡੂਚੇਰੀ, ਪੁੱਡੂਚੇਰੀ, ਪਾਂਡੀਚਰੀ, पुदुचेरी, पुडुचेरी, पांडिचेरी',
};

/** Towns that are a union territory of their own: their names are those of a town, too. */
export const TOWN_STATES: ReadonlySet<string> = new Set(['Chandigarh', 'Delhi', 'Puducherry']);

/** Read at the end of an address alone: elsewhere they are other words. */
export const STATE_ABBREVIATIONS: Readonly<Record<string, string>> = {
  Punjab: 'pb, p b',
  Haryana: 'hr',
  'Himachal Pradesh': 'hp, h p',
  Rajasthan: 'rj, raj',
  'Uttar Pradesh': 'up, u p',
  'Madhya Pradesh': 'mp, m p',
  Chandigarh: 'chd, ut, u t',
};

export const INDIA_SPELLINGS =
  'india, bharat, hindustan, ਭਾਰਤ, ਇੰਡੀਆ, ਹਿੰਦੁਸਤਾਨ, भारत, इंडिया, हिंदुस्तान';

/** What stands before or behind the name of a district or of its part in an address. */
export const TEHSIL_WORDS = `tehsil, tahsil, tehseel, teh, sub tehsil, taluka, taluk, ਤਹਿਸੀਲ, ਤਹਿ, ਸਬ ਤਹਿਸੀਲ,
  तहसील, तह, तालुका`;
export const DISTRICT_WORDS = `district, distt, dist, dt, disst, zila, zilla, jila, jilla, ਜ਼ਿਲ੍ਹਾ, ਜ਼ਿਲਾ, ਜ਼ਿਲ੍ਹੇ,
  ਡਿਸਟ੍ਰਿਕਟ, ज़िला, ज़िले, डिस्ट्रिक्ट`;

/** Behind them, a word for a district is part of another name: `Distt. Courts`, `Tehsil Road`. */
export const OFFICE_WORDS = `office, complex, court, courts, kachehri, kacheri, hospital, library, jail,
  parishad, centre, center, headquarters, hq, ਕਚਹਿਰੀ, ਕੰਪਲੈਕਸ, ਦਫ਼ਤਰ, ਹਸਪਤਾਲ, कचहरी, कॉम्प्लेक्स,
  कार्यालय, अस्पताल`;

/** What has one of them in its name is a part of a town or a village, like what has a road word. */
export const QUARTER_WORDS = `town, estate, garden, gardens, sector, phase, block, ward, bazar, bazaar,
  pind, village, vill, vpo, pura, basti, mohalla, city, lines, extension, extn, heights, apartments,
  society, complex, tower, towers, villas, homes, residency, greens, ਟਾਊਨ, ਪਿੰਡ, ਕਾਲੋਨੀ, ਮੁਹੱਲਾ,
  ਸੈਕਟਰ, ਬਸਤੀ, ਬਾਜ਼ਾਰ, टाउन, गांव, कॉलोनी, मोहल्ला, सेक्टर, बस्ती, बाज़ार`;

/** Only names of towns and villages have them, hardly a colony's. */
export const WORDS_OF_TOWNS = `sahib, saheb, kalan, khurd, khas, cantt, cantonment, taran, sri, shri,
  sabo, navi, ਸਾਹਿਬ, ਕਲਾਂ, ਖੁਰਦ, ਸ੍ਰੀ, साहिब, कलां, खुर्द, श्री`;

/** They stand before or behind a place and are no part of its name. */
export const IN_WORDS = 'in, at, vich, vichh, wich, ਵਿੱਚ, ਵਿਚ, में';
