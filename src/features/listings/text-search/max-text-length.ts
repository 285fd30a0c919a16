/** Of a search's text, in characters. */
export const MAX_TEXT_LENGTH = 200;

/** What a field takes, so that the page can say what was cut; an address may be this long. */
export const MAX_TYPED_LENGTH = 1000;
