import { DISTRICT_WORDS, TEHSIL_WORDS } from './region-spellings.ts';

/** Words that stand between others and say nothing to a search. */
export const SMALL_WORDS = `in, at, on, of, the, a, an, for, with, near, nearby, close to, close by, next to, around, and, or, to, from, ya,
  nr, only, about, approx, lagbhag, lag bhag, me, i, my, some, available, is, are, there, have, has,
  any, you, we, us, our, would, like, can, kinna, kitna, newest, latest, most recent, side, sehar, shehar,
  shahar, for sale, sale, property, properties, prop, praprty, budget, price, size, area, vich, vichh,
  wich, ch, di, da, de, dian, diyan, te, nu, nal, hai, ne, lai, nede, nere, kol, laage, nazdeek, nazdik, najdeek, vikau, bikau,
  vechna, bechna, vechni hai, mainu, menu, mujhe, mujhko, sanu, hamen, wala, wali, wale, vala, vali,
  vale, da koi, koi, jaidad, jaydad, mein, main, me, ka, ki, ke, ko, par, pe, paas, liye,
  ਵਿੱਚ, ਵਿਚ, ਚ, ਦਾ, ਦੀ, ਦੇ, ਦੀਆਂ, ਤੇ, ਨੂੰ, ਨਾਲ, ਹੈ, ਲਈ, ਨੇੜੇ, ਕੋਲ, ਲਾਗੇ, ਨਜ਼ਦੀਕ, ਵਿਕਾਊ, ਜਾਇਦਾਦ, ਅਤੇ, ਬਜਟ, ਮੈਨੂੰ,
  ਸਾਨੂੰ, ਜਾਂ, ਵਾਲਾ, ਵਾਲੀ, ਵਾਲੇ, ਕੋਈ, ਲਗਭਗ,
  में, का, की, के साथ, साथ, के, को, पर, है, लिए, पास, नज़दीक, करीब, बिकाऊ, बेचना, प्रॉपर्टी, और, बजट, मुझे, हमें, या, वाला,
  वाली, वाले, कोई, लगभग, ${DISTRICT_WORDS}, ${TEHSIL_WORDS}`;

/** How people ask, which says nothing of what is looked for. */
export const ASKING_WORDS = `want, wanted, want to buy, need, needed, looking, looking for, buy, purchase,
  show, show me, please, pls, plz, kindly, find, give, give me, get, do you have, urgent, urgently,
  immediately, asap, jaldi, turant, how much, what price, dasso, daso, dasna, dikhao, dikha do, batao,
  kinne, kitne, kinne da, kinne di, kitne ka, kitne ki, chahida, chahidi, chahide, chahida hai,
  chahidi hai, chahiye, chaiye, chahie, lainda, laina, leni hai, lena hai, khareedna, khridna,
  ਚਾਹੀਦਾ, ਚਾਹੀਦੀ, ਚਾਹੀਦੇ, ਚਾਹੀਦਾ ਹੈ, ਚਾਹੀਦੀ ਹੈ, ਜਲਦੀ, ਤੁਰੰਤ, ਦੱਸੋ, ਵਿਖਾਓ, ਖਰੀਦਣਾ, ਖਰੀਦਣੀ,
  चाहिए, जल्दी, तुरंत, बताओ, बताइए, दिखाओ, दिखाइए, खरीदना, खरीदनी`;

/** On which side of a landmark, which listings say in too many ways. */
export const SIDE_WORDS = `opposite, opposite to, opp, behind, in front of, beside, adjacent to,
  walking distance, walking distance from, walking distance to, saamne, samne, pichhe,
  ਸਾਹਮਣੇ, ਪਿੱਛੇ, सामने, पीछे`;

/** Around what somebody does not want. */
export const NOT_BEFORE = `not, not in, no, without, except, excluding, other than, dont want, do not want,
  bina, ਬਿਨਾਂ, ਬਿਨਾ, बिना`;
export const NOT_BEHIND = `nahi, nahin, nhi, nahi chahida, nahi chahidi, nahi chahiye, de bina, ton bina,
  to bina, ke bina, de ilava, ton ilava, to ilava, ke alawa, ke ilava, chhad ke, chad ke, chhod kar,
  ਨਹੀਂ, ਨਹੀ, ਨਹੀਂ ਚਾਹੀਦਾ, ਨਹੀਂ ਚਾਹੀਦੀ, ਤੋਂ ਬਿਨਾਂ, ਦੇ ਬਿਨਾਂ, ਤੋਂ ਇਲਾਵਾ, ਛੱਡ ਕੇ,
  नहीं, नही, नहीं चाहिए, के बिना, के अलावा, छोड़कर, छोड़ कर`;

/** A name or a number beside one of them is part of an address. */
export const ROAD_WORDS = `road, rd, street, marg, highway, bypass, by pass, chowk, gate, avenue, colony,
  enclave, nagar, vihar, park, mandi, adda, ਰੋਡ, ਸੜਕ, ਚੌਕ, ਬਾਈਪਾਸ, ਨਗਰ, ਮਾਰਗ, ਗੇਟ, रोड, सड़क, चौक,
  बाईपास, नगर, मार्ग, गेट`;

export const NUMBERED_PLACES = `phase, ph, sector, sec, ward, block, gali, street, lane, no, number, ward no,
  ਫੇਜ਼, ਸੈਕਟਰ, ਵਾਰਡ, ਬਲਾਕ, ਗਲੀ, फेज, सेक्टर, वार्ड, ब्लॉक, गली`;

export const PROPERTY_NUMBER_WORDS = `property number, property no, prop no, prop number, propno, p no,
  pno, p number, listing number, listing no, listing, pn, id, property id, ad no, #, property #,
  property no #, listing #, no #, ਜਾਇਦਾਦ ਨੰਬਰ, ਪ੍ਰਾਪਰਟੀ ਨੰਬਰ, प्रॉपर्टी नंबर`;

export const UNDER_BEFORE = `under, below, upto, up to, within, max, maximum, less than, not more than,
  at most, max budget, maximum budget, budget upto, budget under, smaller than, cheaper than, <, ਵੱਧ ਤੋਂ ਵੱਧ, अधिकतम, ज़्यादा से ज़्यादा`;
export const UNDER_BEHIND = `tak, tk, andar, ke andar, de andar, andar andar, ke andar andar, de andar andar, ke under,
  de under, tak ke, se kam, se chota, se chhota, ton chota, ton chhota, to chota, or smaller, to ghat, ton ghat, to ghatt, ton ghatt, to thalle, ton thalle,
  to hetha, or less, max, maximum, ਤੱਕ, ਤਕ, ਤੋਂ ਘੱਟ, ਦੇ ਅੰਦਰ, ਤੋਂ ਹੇਠਾਂ, ਤੋਂ ਥੱਲੇ, ਤੋਂ ਛੋਟਾ, ਤੋਂ ਛੋਟੀ, से छोटा, से छोटी, से कम, तक, के अंदर,
  से नीचे`;
export const ABOVE_BEFORE = `above, over, more than, bigger than, larger than, greater than, atleast, at least, min, minimum, min budget, minimum budget, from, starting,
  not less than, >, ਘੱਟੋ ਘੱਟ, कम से कम, न्यूनतम`;
export const ABOVE_BEHIND = `to upar, ton upar, to utte, ton utte, to utton, ton utton, se upar, se zyada, se jyada, to vadh, ton vadh, to jyada, ton jyada,
  se bada, se badi, se bara, ton vadda, ton vaddi, to vadda, to vaddi, or more, or bigger, or larger, or above, plus, +, and above, onwards, min, minimum, ਤੋਂ ਵੱਧ, ਤੋਂ ਉੱਪਰ, ਤੋਂ ਉਪਰ, ਤੋਂ ਜ਼ਿਆਦਾ, ਤੋਂ ਵੱਡਾ, ਤੋਂ ਵੱਡੀ, से बड़ा, से बड़ी, से ज़्यादा,
  से अधिक, से ऊपर`;
export const BETWEEN_WORDS = 'between, ਵਿਚਕਾਰ, के बीच, बीच, darmian, vichkar';
export const DECIMAL_POINT_WORDS = 'point, ਦਸ਼ਮਲਵ, ਪੁਆਇੰਟ, दशमलव, पॉइंट';
export const MINUS_WORDS = 'minus, ਮਨਫ਼ੀ, ਮਾਈਨਸ, माइनस';
/** They join the ends of a range, and the parts of `1 kanal te 5 marle`. */
export const AND_WORDS = 'and, te, ate, aur, ਤੇ, ਅਤੇ, और';
export const RANGE_WORDS = `-, to, se, ton, ਤੋਂ, से, ${AND_WORDS}`;
/** Before the unit of a price for one marla, which no filter has. */
export const RATE_WORDS = 'per, a, prati, fi, ਪ੍ਰਤੀ, ਫ਼ੀ, प्रति, फ़ी';
export const RUPEE_WORDS = 'rs, rupees, rupaye, inr, ₹, ਰੁਪਏ, रुपये, रुपए';
/** Before a number: a dash behind one of them is its minus. */
export const SIGNED_AFTER = [
  UNDER_BEFORE,
  ABOVE_BEFORE,
  BETWEEN_WORDS,
  RANGE_WORDS,
  RUPEE_WORDS,
].join();
export const TIMES_SIGNS = 'x, ×, *, by';
export const ROOM_WORDS = `bhk, bedroom, bedrooms, bed, beds, bed room, bed rooms, room, rooms, kamre,
  kamra, kamrean, kamreyan, ਕਮਰੇ, ਕਮਰਾ, ਕਮਰਿਆਂ, ਬੈੱਡਰੂਮ, ਬੀਐੱਚਕੇ, ਬੀਐਚਕੇ, कमरे, कमरा, कमरों, बेडरूम,
  बीएचके`;
