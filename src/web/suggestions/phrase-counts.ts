/** Where it is said how many listings phrases find; each is a `q` of its query. */
export const PHRASE_COUNTS = '/phrase-counts.json';

export const MOST_PHRASES = 6;
