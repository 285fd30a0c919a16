import type { EnumerationId } from '#features/listings/enumerations/enumerations.ts';
import type { FlagName } from '#features/listings/labels/search-messages.ts';

export const FACING_SPELLINGS: Readonly<Record<EnumerationId<'Facing'>, string>> = {
  1: 'north, ਉੱਤਰ, उत्तर, uttar, utar',
  2: 'south, ਦੱਖਣ, दक्षिण, dakhan, dakkhan, dakshin',
  3: 'east, ਪੂਰਬ, ਪੂਰਵ, पूर्व, पूरब, purab, poorab, poorv, purv',
  4: 'west, ਪੱਛਮ, पश्चिम, pacham, pachham, paschim, pashchim',
  5: `north east, north - east, northeast, ਉੱਤਰ ਪੂਰਬ, ਉੱਤਰ - ਪੂਰਬ, उत्तर पूर्व, उत्तर - पूर्व,
    uttar purab, ishan, ਈਸ਼ਾਨ, ईशान`,
  6: `north west, north - west, northwest, ਉੱਤਰ ਪੱਛਮ, ਉੱਤਰ - ਪੱਛਮ, उत्तर पश्चिम, उत्तर - पश्चिम,
    vayavya, वायव्य`,
  7: `south east, south - east, southeast, ਦੱਖਣ ਪੂਰਬ, ਦੱਖਣ - ਪੂਰਬ, दक्षिण पूर्व, दक्षिण - पूर्व,
    ਅਗਨਿ ਕੋਣ, आग्नेय`,
  8: `south west, south - west, southwest, ਦੱਖਣ ਪੱਛਮ, ਦੱਖਣ - ਪੱਛਮ, दक्षिण पश्चिम,
    दक्षिण - पश्चिम, nairitya, नैऋत्य`,
};

/** Directions only where a word of facing stands beside them. */
export const SHORT_FACING_SPELLINGS: Readonly<Record<EnumerationId<'Facing'>, string>> = {
  1: 'n',
  2: 's',
  3: 'e, ਈਸਟ, ईस्ट, charhde, chadde, chardhe, charde, ਚੜ੍ਹਦੇ, ਚੜਦੇ',
  4: 'w, ਵੈਸਟ, वेस्ट, lehnde, lehande, lahnde, ਲਹਿੰਦੇ',
  5: 'ne',
  6: 'nw',
  7: 'se',
  8: 'sw',
};

export const FACING_WORDS = `facing, faced, face, fesing, mukhi, rukh, wal, vall, wall, pase, passe, disha, ਪਾਸੇ, ਦਿਸ਼ਾ, दिशा, ਮੁਖੀ, ਮੁਖ, ਫ਼ੇਸਿੰਗ, ਰੁਖ਼,
  ਵੱਲ, मुखी, मुख, फ़ेसिंग, की ओर`;

/** Before a direction, whatever stands behind it. */
export const FACE_WORDS = 'ਮੂੰਹ, मुँह, मुंह, muh, munh, mooh, moonh';

export const STATUS_SPELLINGS: Readonly<Record<EnumerationId<'PropertyStatus'>, string>> = {
  1: `ready to move, ready to move in, rtm, ready, ਰਹਿਣ ਲਈ ਤਿਆਰ, ਤਿਆਰ, रहने के लिए तैयार, तैयार,
    रेडी टू मूव, tyar, taiyar`,
  2: 'under construction, uc, ਉਸਾਰੀ ਅਧੀਨ, ਬਣ ਰਿਹਾ, निर्माणाधीन, ban reha, ban riha',
  3: `new construction, newly built, newly constructed, newly made, new built, new build, newly build, ਨਵੀਂ ਉਸਾਰੀ, ਨਵਾਂ ਬਣਿਆ, ਨਵੀਂ ਬਣੀ, नया निर्माण, नई बनी,
    nava bania, navi bani`,
  4: 'resale, re sale, ਰੀਸੇਲ, रीसेल, ਪੁਰਾਣਾ, ਪੁਰਾਣੀ, पुराना, पुरानी, purana, purani',
};

/** Of land alone: elsewhere a `motor market` may be meant. */
export const MOTOR_WORDS = 'motor, motar, moter, ਮੋਟਰ, मोटर';

export const WATER_SPELLINGS: Readonly<Record<EnumerationId<'WaterSupplyType'>, string>> = {
  1: `tube well, tubewell, tube wells, tubewells, tubwell, tubwel, tubewel, tubel, tubell, tubvel, tubevel,
    tubwells, tiubwell, tubbwell, bambi, bore, borewell, bore well, bor, ਬੋਰ, बोर, बोरवेल, ਟਿਊਬਵੈੱਲ, ਬੰਬੀ, ਟਿਊਬਵੈਲ, ट्यूबवेल,
    ट्यूबवैल`,
  2: `canal, canal water, nehri pani, nehri, nehar, nahri, ਨਹਿਰੀ ਪਾਣੀ, ਨਹਿਰੀ, ਨਹਿਰ, ਨਾਹਰੀ,
    नहरी पानी, नहर`,
  3: `tube well and canal, canal and tubewell, canal and tube well, tubewell and canal,
    nehri + motor, nehri te motor, ਟਿਊਬਵੈੱਲ ਅਤੇ ਨਹਿਰੀ ਪਾਣੀ, ਚਾਹੀ ਨਹਿਰੀ, ट्यूबवेल और नहरी पानी`,
  4: `submersible pump, submersible, submersable, ਸਬਮਰਸੀਬਲ, सबमर्सिबल, samarsibal, motor wala, motor wali, motor wale,
    motor vala, motor vali, motor vale, motor nal, motor lagi, ਮੋਟਰ ਵਾਲਾ, ਮੋਟਰ ਵਾਲੀ, ਮੋਟਰ ਵਾਲੇ, ਮੋਟਰ ਨਾਲ, मोटर वाला, मोटर वाली,
    मोटर वाले`,
  5: 'rain fed, rainfed, barani, ਬਰਾਨੀ, ਬਾਰਾਨੀ, बारानी',
};

const PARKING_SPELLINGS = `parking, car parking, parking space, covered parking, garage, ਪਾਰਕਿੰਗ,
  ਕਾਰ ਪਾਰਕਿੰਗ, ਗੈਰਾਜ, पार्किंग, कार पार्किंग, गैराज`;

/** Of what a listing has. Fields that share a spelling are told apart by the kind that is meant. */
export const FLAG_SPELLINGS: Readonly<Record<FlagName, string>> = {
  carParking: PARKING_SPELLINGS,
  parkingSpace: PARKING_SPELLINGS,
};

/** They set an order, and no limit. */
export const CHEAPEST_WORDS = `cheap, cheapest, low price, low budget, budget friendly, low to high, price low to high,
  sasta, sasti, saste, sab ton sasta, sab ton sasti, sab to sasta, sab to sasti, sabse sasta, sabse sasti, ਸਸਤਾ, ਸਸਤੀ, ਸਸਤੇ, ਸਭ ਤੋਂ ਸਸਤਾ, ਸਭ ਤੋਂ ਸਸਤੀ, सबसे सस्ता, सबसे सस्ती,
  सस्ता, सस्ती, सस्ते`;
export const DEAREST_WORDS = `costliest, most expensive, expensive, high to low, price high to low, mehnga, mehngi,
  sab ton mehnga, sab ton mehngi, sabse mehnga, sabse mehngi, ਮਹਿੰਗਾ, ਮਹਿੰਗੀ, महंगा, महंगी, ਸਭ ਤੋਂ ਮਹਿੰਗਾ, ਸਭ ਤੋਂ ਮਹਿੰਗੀ, सबसे महंगा,
  सबसे महंगी`;

/** Nothing is let: said, and never searched as if it were. */
export const RENT_WORDS = `rent, for rent, on rent, to rent, rental, rented, renting, to let, paying guest, pg, kiraye lai, kiraye layi, kiraye vaste,
  kirae te, kirae, kiraye utte, kiraye de, kiraye da, kiraye di, kiraye ka, kiraye ki, ਕਿਰਾਏ ਲਈ, ਕਿਰਾਏ ਉੱਤੇ, ਕਿਰਾਏ ਵਾਲਾ, ਕਿਰਾਏ ਦਾ, ਕਿਰਾਏ ਦੀ, किराये के लिए, किराए के लिए, किराये का, किराए का, किराए की, किराए, kiraye te, kiraye, kiraya, karaye,
  kiraye par, ਕਿਰਾਏ ਤੇ, ਕਿਰਾਏ, ਕਿਰਾਇਆ, किराये पर, किराए पर, किराये, किराया`;

/** Land is let by the year: neither offered nor searched. `theka` is a liquor shop, too, so not every form counts. */
export const LEASE_WORDS = `lease, on lease, for lease, leased, leasing, lease te, lease par, lease pe, theke te, theke utte,
  theke uttey, theke lai, theke layi, theke vaste, theke par, theke pe, theke wali, theke vali, theke di, theka te, theka par,
  thekke te, thekke utte, hale te, vatai te, batai te, batai par, ਠੇਕੇ ਤੇ, ਠੇਕੇ ਉੱਤੇ, ਠੇਕੇ ਉਤੇ, ਠੇਕੇ ਲਈ, ਠੇਕੇ ਵਾਲੀ, ਠੇਕੇ ਦੀ, ਹਾਲੇ ਤੇ,
  ਵਟਾਈ ਤੇ, ਲੀਜ਼, ਲੀਜ਼ ਤੇ, ਪਟੇ ਤੇ, ठेके पर, ठेके पे, ठेके के लिए, ठेके वाली, ठेका पर, बटाई पर, लीज़, लीज़ पर, पट्टे पर`;

/** `navi kothi`: of a kind of property; no filter asks for it. */
export const NEW_WORDS = `new, brand new, nava, nawa, nva, navan, nawan, naya, navi, nawi, nvi, nayi, nai, nave, nawe, naye,
  ਨਵਾਂ, ਨਵਾ, ਨਵੀਂ, ਨਵੀ, ਨਵੇਂ, ਨਵੇ, नया, नयी, नई, नए, नये`;

/** `nawi bani hoi` and its forms, as further spellings of new construction. */
export function newlyBuilt(): string {
  const forms = [
    ['nava nawa nva navan nawan naya', 'bania baniya banya bana'],
    ['navi nawi nvi nayi nai', 'bani banni'],
    ['ਨਵਾਂ ਨਵਾ', 'ਬਣਿਆ'],
    ['ਨਵੀਂ ਨਵੀ', 'ਬਣੀ'],
    ['नया', 'बना'],
    ['नई नयी', 'बनी'],
  ] as const;
  const done = ['', ' hoia', ' hoya', ' hoi', ' hua', ' hui', ' ਹੋਇਆ', ' ਹੋਈ', ' हुआ', ' हुई'];
  return forms
    .flatMap(([news, built]) =>
      news
        .split(' ')
        .flatMap((word) =>
          built.split(' ').flatMap((other) => done.map((end) => `${word} ${other}${end}`)),
        ),
    )
    .join();
}
