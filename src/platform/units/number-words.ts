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
  'eleven, gyaran, giaran, gyarah, ਗਿਆਰਾਂ, ग्यारह': 11,
  'twelve, baran, barah, ਬਾਰਾਂ, बारह': 12,
  'thirteen, teran, terah, ਤੇਰਾਂ, तेरह': 13,
  'fourteen, chaudan, chaudah, ਚੌਦਾਂ, चौदह': 14,
  'fifteen, pandran, pandra, pandrah, ਪੰਦਰਾਂ, पंद्रह': 15,
  'sixteen, solan, solah, ਸੋਲਾਂ, सोलह': 16,
  'seventeen, sataran, satarah, satrah, ਸਤਾਰਾਂ, सत्रह': 17,
  'eighteen, atharan, atharah, ਅਠਾਰਾਂ, अठारह': 18,
  'nineteen, unni, unnees, ਉੱਨੀ, उन्नीस': 19,
  'twenty, vih, vee, bees, ਵੀਹ, बीस': 20,
  'twenty one, ikki, ikkees, ਇੱਕੀ, इक्कीस': 21,
  'twenty two, bai, baees, bais, ਬਾਈ, बाईस': 22,
  'twenty three, tei, teis, ਤੇਈ, तेईस': 23,
  'twenty four, chaubi, chauvi, chaubis, ਚੌਵੀ, चौबीस': 24,
  'twenty five, pachi, panji, pachees, pachis, ਪੱਚੀ, ਪੰਝੀ, पच्चीस': 25,
  'twenty six, chhabbi, chhabbis, ਛੱਬੀ, छब्बीस': 26,
  'twenty seven, satai, sattais, ਸਤਾਈ, सत्ताईस': 27,
  'twenty eight, athai, atthais, ਅਠਾਈ, अट्ठाईस': 28,
  'thirty, tih, tees, ਤੀਹ, तीस': 30,
  'thirty two, batti, battis, ਬੱਤੀ, बत्तीस': 32,
  'thirty five, panti, paintis, ਪੈਂਤੀ, पैंतीस': 35,
  'thirty six, chhatti, chhattis, ਛੱਤੀ, छत्तीस': 36,
  'thirty eight, athatti, adtis, ਅਠੱਤੀ, अड़तीस': 38,
  'forty, chali, chalis, ਚਾਲੀ, चालीस': 40,
  'forty two, batali, bayalis, ਬਿਆਲੀ, बयालीस': 42,
  'forty five, pantali, paintalis, ਪੰਤਾਲੀ, ਪੈਂਤਾਲੀ, पैंतालीस': 45,
  'forty eight, athtali, adtalis, ਅਠਤਾਲੀ, अड़तालीस': 48,
  'fifty, panjah, pachas, ਪੰਜਾਹ, पचास': 50,
  'fifty five, pachvanja, pachwanja, pachpan, ਪਚਵੰਜਾ, पचपन': 55,
  'sixty, sath, saath, ਸੱਠ, साठ': 60,
  'sixty five, paihath, painsath, ਪੈਂਹਠ, पैंसठ': 65,
  'seventy, sattar, ਸੱਤਰ, सत्तर': 70,
  'seventy five, panjhattar, pachattar, pichhattar, ਪੰਝੱਤਰ, ਪਚੱਤਰ, पचहत्तर': 75,
  'eighty, assi, ਅੱਸੀ, अस्सी': 80,
  'eighty five, pachasi, ਪਚਾਸੀ, पचासी': 85,
  'ninety, nabbe, nabbey, ਨੱਬੇ, नब्बे': 90,
  'ninety five, pachanve, pachanave, ਪਚਾਨਵੇਂ, पचानवे': 95,
};

/** `do sau gaj`. */
export const HUNDRED_WORDS = 'hundred, sau, so, ਸੌ, सौ';
export const AND_A_HALF_WORDS = 'and a half, and half, and 1/2, and ½';

export interface SpokenQuarter {
  /** Without a number behind it; undefined where one must follow. */
  readonly alone: number | undefined;
  /** Added to the number behind it. */
  readonly plus: number | undefined;
}

/** `sadhe 3` is 3.5, `dhai` 2.5. */
export const QUARTER_WORDS: readonly (readonly [SpokenQuarter, string])[] = [
  [{ alone: 0.5, plus: undefined }, 'adha, aadha, half, ਅੱਧਾ, ਅੱਧੀ, आधा, आधी'],
  [{ alone: 1.5, plus: undefined }, 'dedh, derh, ded, dhed, dehd, deedh, ਡੇਢ, ਡੇੜ, ਡੇੜ੍ਹ, डेढ़'],
  [{ alone: 2.5, plus: undefined }, 'dhai, dhaai, dhayi, dhaee, adhai, ਢਾਈ, ढाई'],
  [
    { alone: undefined, plus: 0.5 },
    'sadhe, saadhe, sade, saade, sadde, saadey, sarhe, saarhe, ਸਾਢੇ, ਸਾੜੇ, ਸਾੜ੍ਹੇ, साढ़े, साड़े',
  ],
  [{ alone: 1.25, plus: 0.25 }, 'sawa, swa, sva, sava, sawaa, ਸਵਾ, सवा'],
  [
    { alone: 0.75, plus: -0.25 },
    'paune, poune, paunay, pone, ponay, pauna, paun, ਪੌਣੇ, ਪੌਣਾ, ਪੌਣ, ਪੌਨੇ, पौने, पौना, पौन',
  ],
];
