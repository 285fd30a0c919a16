import { z } from 'zod';
import { NO_FILTERS, type SearchFilters } from '#features/listings/search/filters.ts';
import { SearchFiltersBody } from '#features/listings/search/filters-schema.ts';
import { type SetFilters, setFilters } from '#features/listings/search/set-filters.ts';
import { MAX_TEXT_LENGTH } from '#features/listings/text-search/max-text-length.ts';
import { LANGUAGE_CODES } from '#platform/language/language.ts';
import { optionalLines, requiredText } from '#platform/validation/input-rules.ts';
import { requiredPhone } from '#platform/validation/required-phone.ts';

export type Wants = SetFilters;

/** The search's own rules for each member. A misspelled member would match far too much. */
const WantsInput = SearchFiltersBody.omit({ sortByIndex: true, pageNumber: true, pageSize: true })
  .strict()
  .meta({ id: 'Wants' })
  .transform(setFilters);

export const BuyerInput = z
  .object({
    name: requiredText(100),
    phone: requiredPhone.describe('ten Indian digits, or international with +'),
    note: optionalLines(2000),
    language: z.enum(LANGUAGE_CODES).default('en').describe('of messages to the buyer'),
    wants: WantsInput.default({}),
    active: z.boolean().default(true).describe('false: looks for nothing now'),
  })
  .meta({ id: 'BuyerInput' });
export type BuyerInput = z.output<typeof BuyerInput>;

export const Buyer = z
  .object({
    id: z.int(),
    name: z.string(),
    phone: z.string().describe('E.164'),
    note: z.string(),
    language: z.enum(LANGUAGE_CODES),
    wants: z
      .record(z.string(), z.union([z.number(), z.string()]))
      .describe('the members of a search that are set'),
    active: z.boolean(),
  })
  .meta({ id: 'Buyer' });
export type Buyer = z.infer<typeof Buyer>;

/** As staff read it. */
export const BuyerInWords = Buyer.extend({
  wanted: z.array(z.string()).describe('what is wanted, each wish in a few words'),
}).meta({ id: 'BuyerInWords' });
export type BuyerInWords = z.infer<typeof BuyerInWords>;

/** What somebody typed of a wish, beside what is known of it already. */
export const WishQuery = z.object({
  q: z
    .string()
    .max(MAX_TEXT_LENGTH, `Please enter at most ${MAX_TEXT_LENGTH} characters.`)
    .default(''),
  wants: z
    .string()
    .max(4000)
    .default('{}')
    .transform((text, context): unknown => {
      try {
        return JSON.parse(text);
      } catch {
        context.addIssue('Expected JSON.');
        return z.NEVER;
      }
    })
    .pipe(WantsInput)
    .meta({ type: 'string', description: 'JSON of the members that are set' }),
});

export const Wish = z
  .object({
    wants: Buyer.shape.wants,
    parts: z.array(z.object({ members: z.array(z.string()), label: z.string() })),
    unused: z.array(z.string()).describe('typed parts that no wish can hold'),
  })
  .meta({ id: 'Wish' });
export type Wish = z.infer<typeof Wish>;

/** The search of what a buyer wants. */
export function searchOf(wants: Wants, page?: Pick<SearchFilters, 'pageNumber' | 'pageSize'>) {
  return { ...NO_FILTERS, ...wants, ...page };
}
