import { LANGUAGE_CODES } from '#platform/language/language.ts';
import { addressIn } from '#platform/language/language-address.ts';

export const SPECULATION_RULES_PATH = '/speculation-rules.json';

/** Headers of pages with links to listings: browsers fetch the rules from there. */
export const SPECULATION_HEADERS = { 'Speculation-Rules': `"${SPECULATION_RULES_PATH}"` };

export const SPECULATION_RULES = {
  prefetch: LANGUAGE_CODES.map((language) => ({
    where: { href_matches: addressIn(language, '/property-details/*') },
    eagerness: 'moderate',
  })),
};
