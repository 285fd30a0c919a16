export const SPECULATION_RULES_PATH = '/speculation-rules.json';

/** Headers of pages with links to listings: browsers fetch the rules from there. */
export const SPECULATION_HEADERS = { 'Speculation-Rules': `"${SPECULATION_RULES_PATH}"` };

export const SPECULATION_RULES = {
  prefetch: [{ where: { href_matches: '/property-details/*' }, eagerness: 'moderate' }],
};
