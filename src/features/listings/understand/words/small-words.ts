/** Words that stand between others and say nothing to a search. */
export const SMALL_WORDS = `in, at, on, of, the, a, an, for, with, near, around, and, or, want, wanted,
  need, needed, looking, buy, purchase, show, me, i, my, please, pls, find, some, available,
  for sale, sale, property, properties, prop, praprty, district, distt, budget, price, size, area,
  vich, vichh, wich, ch, di, da, de, dian, diyan, te, nu, nal, hai, ne, lai, chahida, chahidi,
  chahide, chahiye, chaiye, chahie, nede, nere, kol, laage, vikau, bikau, vechna, bechna,
  vechni hai, jaidad, jaydad, zila, mein, main, me, ka, ki, ke, ko, par, pe, paas, liye,
  ਵਿੱਚ, ਵਿਚ, ਚ, ਦਾ, ਦੀ, ਦੇ, ਦੀਆਂ, ਤੇ, ਨੂੰ, ਨਾਲ, ਹੈ, ਲਈ, ਚਾਹੀਦਾ, ਚਾਹੀਦੀ, ਚਾਹੀਦੇ, ਨੇੜੇ, ਕੋਲ, ਲਾਗੇ, ਵਿਕਾਊ,
  ਜਾਇਦਾਦ, ਜ਼ਿਲ੍ਹਾ, ਅਤੇ, ਬਜਟ,
  में, का, की, के, को, पर, है, लिए, चाहिए, पास, नज़दीक, बिकाऊ, बेचना, प्रॉपर्टी, ज़िला, और, बजट`;

/** A name or a number beside one of them is part of an address. */
export const ROAD_WORDS = `road, rd, street, marg, highway, bypass, by pass, chowk, gate, avenue, colony,
  enclave, nagar, vihar, park, mandi, adda, side, ਰੋਡ, ਸੜਕ, ਚੌਕ, ਬਾਈਪਾਸ, ਨਗਰ, ਮਾਰਗ, ਗੇਟ, रोड, सड़क, चौक,
  बाईपास, नगर, मार्ग, गेट`;

export const NUMBERED_PLACES = `phase, ph, sector, sec, ward, block, gali, street, lane, no, number, ward no,
  ਫੇਜ਼, ਸੈਕਟਰ, ਵਾਰਡ, ਬਲਾਕ, ਗਲੀ, फेज, सेक्टर, वार्ड, ब्लॉक, गली`;

export const PROPERTY_NUMBER_WORDS = `property number, property no, prop no, prop number, listing number,
  listing no, listing, id, property id, ad no, #, ਜਾਇਦਾਦ ਨੰਬਰ, ਪ੍ਰਾਪਰਟੀ ਨੰਬਰ, प्रॉपर्टी नंबर`;

export const UNDER_BEFORE = `under, below, upto, up to, within, max, maximum, less than, not more than,
  at most, <, ਵੱਧ ਤੋਂ ਵੱਧ, अधिकतम, ज़्यादा से ज़्यादा`;
export const UNDER_BEHIND = `tak, tk, andar, ke andar, de andar, se kam, to ghat, ton ghat, to thalle,
  to hetha, or less, max, maximum, ਤੱਕ, ਤਕ, ਤੋਂ ਘੱਟ, ਦੇ ਅੰਦਰ, ਤੋਂ ਹੇਠਾਂ, ਤੋਂ ਥੱਲੇ, से कम, तक, के अंदर,
  से नीचे`;
export const ABOVE_BEFORE = `above, over, more than, atleast, at least, min, minimum, from, starting,
  not less than, >, ਘੱਟੋ ਘੱਟ, कम से कम, न्यूनतम`;
export const ABOVE_BEHIND = `to upar, ton upar, se upar, se zyada, se jyada, to vadh, ton vadh, to jyada,
  or more, plus, +, and above, onwards, min, minimum, ਤੋਂ ਵੱਧ, ਤੋਂ ਉੱਪਰ, ਤੋਂ ਉਪਰ, ਤੋਂ ਜ਼ਿਆਦਾ, से ज़्यादा,
  से अधिक, से ऊपर`;
export const BETWEEN_WORDS = 'between, ਵਿਚਕਾਰ, के बीच, बीच, darmian, vichkar';
export const RANGE_WORDS = '-, to, and, se, ton, ਤੋਂ, ਤੇ, ਅਤੇ, से, और, te';
export const RUPEE_WORDS = 'rs, rupees, rupaye, inr, ₹, ਰੁਪਏ, रुपये, रुपए';
export const TIMES_SIGNS = 'x, ×, *, by';
export const ROOM_WORDS = `bhk, bedroom, bedrooms, bed, beds, bed room, bed rooms, room, rooms, kamre,
  kamra, kamrean, kamreyan, ਕਮਰੇ, ਕਮਰਾ, ਕਮਰਿਆਂ, ਬੈੱਡਰੂਮ, ਬੀਐੱਚਕੇ, ਬੀਐਚਕੇ, कमरे, कमरा, कमरों, बेडरूम,
  बीएचके`;

/** Said before a unit: `do kamre`. */
export const NUMBER_WORDS: Readonly<Record<string, number>> = {
  'one, ik, ikk, ek, ਇੱਕ, एक': 1,
  'two, do, ਦੋ, दो': 2,
  'three, tin, tinn, teen, ਤਿੰਨ, तीन': 3,
  'four, char, chaar, ਚਾਰ, चार': 4,
  'five, panj, paanch, panch, ਪੰਜ, पांच': 5,
  'six, chhe, che, ਛੇ, छह, छः': 6,
  'seven, satt, saat, ਸੱਤ, सात': 7,
  'eight, atth, aath, ਅੱਠ, आठ': 8,
  'nine, nau, ਨੌਂ, नौ': 9,
  'ten, das, dus, ਦਸ, दस': 10,
};
