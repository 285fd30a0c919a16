import { LANGUAGE_CODES } from '#platform/language/language.ts';
import { addressIn } from '#platform/language/language-address.ts';

export const SPECULATION_RULES_PATH = '/speculation-rules.json';

/** Header of public pages: browsers fetch the rules from there. */
export const SPECULATION_RULES_HEADER = `"${SPECULATION_RULES_PATH}"`;

const PREFETCHED = [
  '/home',
  '/about',
  '/explore-properties/*',
  '/property-details/*',
  '/enquiry',
  '/saved',
];

/** Lets browsers prefetch the page that a visitor is about to open. */
export const SPECULATION_RULES = {
  prefetch: [
    {
      where: {
        and: [
          {
            href_matches: LANGUAGE_CODES.flatMap((language) =>
              PREFETCHED.map((address) => addressIn(language, address)),
            ),
          },
          // The page itself fetches what they lead to.
          { not: { selector_matches: '[data-in-place]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
};
