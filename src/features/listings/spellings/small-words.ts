import { ABOVE_BEFORE, FROM_WORDS, UNDER_BEFORE } from './limit-words.ts';
import { DISTRICT_WORDS, TEHSIL_WORDS } from './region-spellings.ts';

/** Words that stand between others and say nothing to a search. */
export const SMALL_WORDS = `in, at, on, of, the, a, an, for, with, near, nearby, close to, close by, next to, around, and, or, to, from, ya,
  nr, only, about, approx, lagbhag, lag bhag, me, i, my, some, available, is, are, there, have, has,
  any, you, am, mai, jo, hove, hon, hovey, ho, details, detail, info, information, we, us, our, would, like, can, kinna, kitna, newest, latest, most recent, side, sehar, shehar,
  shahar, for sale, sale, property, properties, prop, praprty, budget, price, size, area, vich, vichh,
  wich, ch, di, da, de, dian, diyan, te, nu, nal, hai, ne, lai, nede, nere, kol, laage, lage, aas paas, aas pas, as pas, aaspaas, bahar, ilake, ilaake, ilaka, taraf, pase, passe, nazdeek, nazdik, najdeek, vikau, bikau,
  vechna, bechna, vechni hai, mainu, menu, mainnu, meinu, mennu, saanu, mujhe, mujhko, sanu, hamen, wala, wali, wale, vala, vali,
  vale, da koi, koi, jaidad, jaydad, mein, main, me, ka, ki, ke, ko, par, pe, paas, liye,
  ਵਿੱਚ, ਵਿਚ, ਚ, ਦਾ, ਦੀ, ਦੇ, ਦੀਆਂ, ਤੇ, ਨੂੰ, ਨਾਲ, ਹੈ, ਲਈ, ਇਲਾਕੇ, ਇਲਾਕਾ, ਨੇੜੇ, ਕੋਲ, ਲਾਗੇ, ਨੇੜੇ ਤੇੜੇ, ਆਸ ਪਾਸ, ਆਸ - ਪਾਸ, ਆਸਪਾਸ, ਤਰਫ਼, ਪਾਸੇ, ਬਾਹਰ, ਨਜ਼ਦੀਕ, ਵਿਕਾਊ, ਜਾਇਦਾਦ, ਅਤੇ, ਬਜਟ, ਮੈਨੂੰ,
  ਸਾਨੂੰ, ਜਾਂ, ਵਾਲਾ, ਵਾਲੀ, ਵਾਲੇ, ਕੋਈ, ਲਗਭਗ,
  में, का, की, इलाके, इलाक़े, इलाका, के साथ, साथ, के, को, पर, है, लिए, पास, आस पास, आस - पास, आसपास, तरफ़, नज़दीक, करीब, बिकाऊ, बेचना, प्रॉपर्टी, और, बजट, मुझे, हमें, या, वाला,
  वाली, वाले, कोई, लगभग, जो, हो, ਜੋ, ਹੋਵੇ, ਹੋਣ, ਕਰੀਬ, ${DISTRICT_WORDS}, ${TEHSIL_WORDS}`;

/** How people ask, which says nothing of what is looked for. */
export const ASKING_WORDS = `want, wanted, want to buy, need, needed, looking, looking for, buy, purchase,
  send, send me, share, tell me, help me, nri, i am nri, ${fromAbroad()}, searching, searching for, search, required, require, requirement, interested in, mere lai, mere layi, mere vaste, sade lai, for my parents, for parents,
  for my family, for family, for my son, for my mother, for my father, for my brother, for myself, for self use, show, show me, please, pls, plz, kindly, find, give, give me, get, do you have, urgent, urgently,
  immediately, asap, jaldi, turant, rate, rates, ਰੇਟ, रेट, how much, what price, dasso, daso, dasna, dikhao, dikha do, batao,
  kinne, kitne, kinne da, kinne di, kitne ka, kitne ki, chahida, chahidi, chahide, chahida hai,
  chahidi hai, chahidi ae, chahida ae, chahida e, chahidi e, chahida aa, chahidi aa, chaida, chaidi, chaide, chaheeda, chaheedi, chahda, chahdi, labh, labho, labhna, labhda, labhdi, labh raha, dekhna, dekhni,
  vekhna, vekhni, vikhao, wikhao, vikha do, dikhado, dikhaiye, dikhayen, batayen, bataiye, dasiyo, lene, lena, leni, laina hai, laini, laini hai, khareedni, kharidna, kharidni, chahte hain, chahta hun, chahiye, chaiye, chahie, lainda, laina, leni hai, lena hai, khareedna, khridna,
  ਚਾਹੀਦਾ, ਚਾਹੀਦੀ, ਚਾਹੀਦੇ, ਚਾਹੀਦਾ ਹੈ, ਚਾਹੀਦੀ ਹੈ, ਜਲਦੀ, ਤੁਰੰਤ, ਦੱਸੋ, ਵਿਖਾਓ, ਖਰੀਦਣਾ, ਖਰੀਦਣੀ, ਖ਼ਰੀਦਣਾ ਹੈ, ਖ਼ਰੀਦਣੀ ਹੈ, ਚਾਹੀਦੇ ਹਨ, ਦਿਖਾਓ, ਵੇਖਣਾ, ਵੇਖਣੀ, ਲੈਣਾ, ਲੈਣੀ, ਲੈਣਾ ਹੈ, ਲੈਣੀ ਹੈ, ਲੱਭੋ, ਲੱਭ ਰਿਹਾ, ਦਿਓ,
  चाहिए, जल्दी, तुरंत, चाहिये, चाहिए है, लेना, लेनी, लेना है, लेनी है, देखना, देखना है, देखनी है, दिखाएं, दिखा दो, खरीदना है, खरीदनी है, ढूंढ रहा, बताएं, बताओ, बताइए, दिखाओ, दिखाइए, खरीदना, खरीदनी`;

/** On which side of a landmark, which listings say in too many ways. */
export const SIDE_WORDS = `opposite, opposite to, opp, behind, in front of, beside, adjacent to,
  walking distance, walking distance from, walking distance to, saamne, samne, pichhe,
  ਸਾਹਮਣੇ, ਪਿੱਛੇ, सामने, पीछे`;

/** Around what somebody does not want. */
export const NOT_BEFORE = `not, not in, no, without, except, excluding, other than, dont want, do not want, dont need, dont show, do not show, not interested in, avoid, never,
  na ki, na ke, ਨਾ ਕਿ, ना कि, न कि, bina, ਬਿਨਾਂ, ਬਿਨਾ, बिना`;
export const NOT_BEHIND = `nahi, nahin, nhi, ${notWanted('nahi, nahin, nhi, nai, ni, na')}, de bagair, ke bagair, bagair, ਤੋਂ ਬਗੈਰ, ਬਗੈਰ, के बग़ैर, de bina, ton bina,
  to bina, ke bina, de ilava, ton ilava, to ilava, ke alawa, ke ilava, chhad ke, chad ke, chhod kar,
  na hove, na ho, na hon, nahi hona chahida, ਨਾ ਹੋਵੇ, ਨਾ ਹੋਣ, न हो, ना हो, ਨਹੀਂ, ਨਹੀ, ਨਹੀਂ ਚਾਹੀਦਾ, ਨਹੀਂ ਚਾਹੀਦੀ, ਨਹੀਂ ਚਾਹੀਦੇ, ਨਹੀਂ ਚਾਹੀਦਾ ਹੈ, ਨਹੀਂ ਲੈਣਾ, ਨਹੀਂ ਲੈਣੀ, ਤੋਂ ਬਿਨਾਂ, ਦੇ ਬਿਨਾਂ, ਤੋਂ ਇਲਾਵਾ, ਛੱਡ ਕੇ,
  नहीं, नही, नहीं चाहिए, नहीं चाहिये, नहीं लेना, नहीं लेनी, के बिना, के अलावा, छोड़कर, छोड़ कर`;

/** What sort of a property it is: negated together with its name. */
export const SORT_WORDS =
  'corner, ਕਾਰਨਰ, ਕੋਨੇ ਵਾਲਾ, कॉर्नर, park facing, gated, old, purana, purani, ਪੁਰਾਣਾ, ਪੁਰਾਣੀ, पुराना, पुरानी';

/** A name or a number beside one of them is part of an address. */
export const ROAD_WORDS = `road, rd, street, marg, highway, bypass, by pass, chowk, gate, avenue, colony,
  enclave, nagar, vihar, park, mandi, adda, ਰੋਡ, ਸੜਕ, ਚੌਕ, ਬਾਈਪਾਸ, ਨਗਰ, ਮਾਰਗ, ਗੇਟ, रोड, सड़क, चौक,
  बाईपास, नगर, मार्ग, गेट`;

export const MARKET_WORDS = 'bazar, bazaar, market, ਬਾਜ਼ਾਰ, ਮਾਰਕੀਟ, बाज़ार, मार्केट';

export const NUMBERED_PLACES = `phase, ph, sector, sec, ward, block, gali, street, lane, no, number, ward no,
  ਫੇਜ਼, ਸੈਕਟਰ, ਵਾਰਡ, ਬਲਾਕ, ਗਲੀ, फेज, सेक्टर, वार्ड, ब्लॉक, गली`;

export const PROPERTY_NUMBER_WORDS = `property number, property no, prop no, prop number, propno, p no,
  pno, p number, listing number, listing no, listing, pn, id, property id, ad no, #, property #,
  property no #, listing #, no #, ਜਾਇਦਾਦ ਨੰਬਰ, ਪ੍ਰਾਪਰਟੀ ਨੰਬਰ, प्रॉपर्टी नंबर`;

export const BETWEEN_WORDS = `between, darmian, de darmian, vichkar, de vichkar, beech, bich, ke beech, ke bich,
  de vich, ke bich me, ke beech mein, ਵਿਚਕਾਰ, ਦੇ ਵਿਚਕਾਰ, ਵਿਚਾਲੇ, ਦੇ ਵਿਚਾਲੇ, ਦਰਮਿਆਨ, ਦੇ ਦਰਮਿਆਨ, ਦੇ ਵਿੱਚ, के बीच, बीच,
  के बीच में, के दरमियान`;
export const DECIMAL_POINT_WORDS = 'point, ਦਸ਼ਮਲਵ, ਪੁਆਇੰਟ, दशमलव, पॉइंट';
export const MINUS_WORDS = 'minus, ਮਨਫ਼ੀ, ਮਾਈਨਸ, माइनस';
/** They join the ends of a range, and the parts of `1 kanal te 5 marle`. */
export const AND_WORDS = 'and, te, ate, aur, ਤੇ, ਅਤੇ, और';
export const RANGE_WORDS = `-, until, till, ton lai ke, to lai ke, se lekar, se leke, ਤੋਂ ਲੈ ਕੇ, से लेकर, ${FROM_WORDS}, ${AND_WORDS}`;
/** Before the unit of a price for one marla, which no filter has. */
export const PER_WORDS =
  'per, each, every, prati, pratti, fi, fee, har, ਪ੍ਰਤੀ, ਫ਼ੀ, ਹਰ, ਪਰਤੀ, प्रति, फ़ी, हर';
export const RATE_WORDS = `${PER_WORDS}, a, da, di, de, ka, ki, ke, ਦਾ, ਦੀ, ਦੇ, ਪਰ, का, की, के, पर`;
export const MONTH_WORDS =
  'month, monthly, mahina, mahine, maheena, pm, p m, ਮਹੀਨਾ, ਮਹੀਨੇ, महीना, महीने, माह';
/** Around such a price. */
export const RATE_NAMES = `rate, rates, da rate, de rate, ka rate, ke rate, de hisab nal, de hisaab nal, ke hisab se, ke hisaab se,
  de rate te, ke rate par, de bhaa, ਰੇਟ, ਦਾ ਰੇਟ, ਦੇ ਰੇਟ, ਦੇ ਹਿਸਾਬ ਨਾਲ, ਦੇ ਰੇਟ ਤੇ, रेट, का रेट, के रेट, के हिसाब से, के रेट पर`;
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

/** `nahi chahida` and its forms. */
function notWanted(no: string): string {
  const wanted =
    'chahida, chahidi, chahide, chahiye, chaiye, chaida, chaidi, laina, laini, lena, leni';
  return no
    .split(', ')
    .flatMap((word) => wanted.split(', ').map((other) => `${word} ${other}`))
    .join();
}

/** Buyers abroad say where they live; nothing lies there. */
function fromAbroad(): string {
  const lands = `canada, usa, america, uk, england, australia, italy, germany, dubai, new zealand, abroad,
    ਕੈਨੇਡਾ, ਅਮਰੀਕਾ, ਇੰਗਲੈਂਡ, ਆਸਟ੍ਰੇਲੀਆ, ਇਟਲੀ, ਦੁਬਈ, कनाडा, अमेरिका, दुबई`;
  return lands
    .split(',')
    .flatMap((land) => [
      ...['from', 'in', 'live in', 'living in', 'settled in', 'based in'].map(
        (at) => `${at} ${land}`,
      ),
      ...['ton', 'to', 'vich', 'rehnda', 'vich rehnda', 'ਤੋਂ', 'ਵਿੱਚ', 'से', 'में'].map(
        (at) => `${land} ${at}`,
      ),
    ])
    .join();
}
