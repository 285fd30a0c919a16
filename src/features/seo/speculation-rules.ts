export const SPECULATION_RULES_PATH = '/speculation-rules.json';

/** What a page with links to listings answers, so that browsers fetch the rules below. */
export const SPECULATION_HEADERS = { 'Speculation-Rules': `"${SPECULATION_RULES_PATH}"` };

/** Links to listings are fetched when the pointer rests on them or the finger touches them. */
export const SPECULATION_RULES = {
  prefetch: [{ where: { href_matches: '/property-details/*' }, eagerness: 'moderate' }],
};
