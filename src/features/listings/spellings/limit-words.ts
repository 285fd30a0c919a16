/** `than`, before a comparative and between the ends of a range. */
export const FROM_WORDS = 'to, ton, toh, tho, tou, se, ਤੋਂ, ਤੋ, से';

/** Without `than`, they say nothing of a limit: `vadda plot`. */
const LESS_WORDS = `ghat, ghatt, ghatti, kam, kamm, thalle, thale, thalle thalle, heth, hetha, hethan, niche, neeche, chota,
  choti, chote, chhota, chhoti, chhote, nikka, nikki, sasta, sasti, saste, less, ਘੱਟ, ਥੱਲੇ, ਹੇਠਾਂ, ਹੇਠ, ਛੋਟਾ, ਛੋਟੀ,
  ਛੋਟੇ, ਨਿੱਕਾ, ਸਸਤਾ, ਸਸਤੀ, ਸਸਤੇ, ਕਮ, कम, नीचे, छोटा, छोटी, छोटे, सस्ता, सस्ती, सस्ते`;
const MORE_WORDS = `upar, upper, uppar, uper, utte, uttey, utton, vadh, wadh, jyada, zyada, ziada, jiada, zada, jada, bada,
  badi, bade, bara, bari, vadda, vaddi, vadde, wadda, waddi, vada, vadi, wada, wadi, mehnga, mehngi, adhik, more, ਵੱਧ,
  ਉੱਪਰ, ਉੱਤੇ, ਉੱਤੋਂ, ਜ਼ਿਆਦਾ, ਵੱਡਾ, ਵੱਡੀ, ਵੱਡੇ, ਮਹਿੰਗਾ, ਮਹਿੰਗੀ, ज़्यादा, ज्यदा, अधिक, ऊपर, बड़ा, बड़ी, बड़े, महंगा, महंगी`;
/** `50 lakh de thalle`, where the Hindi and Punjabi `of` may stand for `than`. */
const OF_WORDS = 'de, ke, ਦੇ, के';
const INSIDE_WORDS = `andar, andar andar, ander, under, niche, neeche, thalle, heth, hethan, bhitar, ਅੰਦਰ, ਅੰਦਰ ਅੰਦਰ, ਥੱਲੇ,
  ਹੇਠਾਂ, ਹੇਠ, अंदर, अंदर अंदर, भीतर, नीचे`;
/** `10 marle ton ghatt nahi` is ten and more. */
const NO_WORDS = 'nahi, nahin, nhi, na, ਨਹੀਂ, ਨਾ, नहीं, न';
const OVER_WORDS = 'upar, uppar, utte, utton, ਉੱਪਰ, ਉੱਤੇ, ऊपर';

export const UNDER_BEFORE = `under, below, upto, up to, within, max, maximum, less than, not more than,
  at most, max budget, maximum budget, budget upto, budget under, smaller than, cheaper than, <,
  ${extreme('vadh, wadh, zyada, jyada, ziada, ਵੱਧ, ਜ਼ਿਆਦਾ, ज़्यादा, अधिक')}, ਵੱਧੋ ਵੱਧ, vadho vadh, अधिकतम`;
export const UNDER_BEHIND = `tak, tk, taq, takk, tak ke, tak di, tak da, tak de, tak ki, tak ka, tkk, andar, ander, andar andar, or smaller, or less, max, maximum,
  ਤੱਕ, ਤਕ, ਤੀਕ, ਤੀਕਰ, ਅੰਦਰ, तक, अंदर, ${each(FROM_WORDS, LESS_WORDS)}, ${each(OF_WORDS, INSIDE_WORDS)},
  ${each(each(FROM_WORDS, MORE_WORDS), NO_WORDS)}`;
export const ABOVE_BEFORE = `above, over, more than, bigger than, larger than, greater than, atleast, at least, min, minimum,
  min budget, minimum budget, from, starting, starting from, not less than, >,
  ${extreme('ghat, ghatt, kam, ਘੱਟ, ਕਮ, कम')}, ghato ghat, ghatto ghatt, ghatto ghat, ghato ghatt, ਘੱਟੋ ਘੱਟ, ਘੱਟੋ - ਘੱਟ, न्यूनतम`;
export const ABOVE_BEHIND = `or more, or bigger, or larger, or above, plus, +, and above, onwards, min, minimum,
  ${each(FROM_WORDS, MORE_WORDS)}, ${each(OF_WORDS, OVER_WORDS)},
  ${each(each(FROM_WORDS, LESS_WORDS), NO_WORDS)}`;

/** `ton ghatt`, `se ghatt`, `ton thalle`, … */
function each(first: string, second: string): string {
  const behind = second.split(',');
  return first
    .split(',')
    .flatMap((word) => behind.map((other) => `${word} ${other}`))
    .join();
}

/** `kam se kam`, `ਵੱਧ ਤੋਂ ਵੱਧ`. */
function extreme(words: string): string {
  return words
    .split(',')
    .flatMap((word) => FROM_WORDS.split(',').map((from) => `${word} ${from} ${word}`))
    .join();
}
