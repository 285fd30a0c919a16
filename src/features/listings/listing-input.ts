import { z } from 'zod';
import { OTHER_LANGUAGES } from '#platform/language/language.ts';
import { withoutSurroundings } from '#platform/language/plain-typing.ts';
import type { Unit } from '#platform/units/units.ts';
import {
  CHOOSE,
  optionalAmount,
  optionalCode,
  optionalDate,
  optionalFlag,
  optionalId,
  optionalLines,
  optionalText,
  POSITIVE,
  requiredAmount,
  requiredCode,
  requiredId,
  requiredLines,
  requiredText,
} from '#platform/validation/input-rules.ts';
import { indianNumber } from '#platform/validation/phone-number.ts';
import { API_FIELDS, schemasOf } from './api-fields.ts';
import { AREAS_DIFFER, AreaAsInput, areasAgree, totalAreaOf } from './area-as.ts';
import { ENUMERATIONS } from './enumerations/enumerations.ts';
import { fieldOf } from './field-queries.ts';
import { FIELDS, type FieldName, TRANSLATED_FIELDS } from './fields.ts';
import { LISTING_KINDS } from './listing-kind.ts';
import { DRAFT } from './listing-status.ts';
import { type TranslatedName, translationsOf } from './listing-translations.ts';
import { recordOf } from './typed-record.ts';
import { videoId } from './video-id.ts';

export const INVALID_LISTING =
  'Please fill out the form correctly and fill out all the required(*) fields.';

const PHONE = 'Please enter a valid Number.';

/** Larger numbers are typing errors. */
const MAX: Record<Unit, number> = { rupees: 1e12, squareFeet: 1e9, acres: 1e6, feet: 1e6 };
const MAX_COUNT = 10_000;

/** Absent, null and '' are ''. */
const phone = z.preprocess(
  (value) => (typeof value === 'number' ? String(value) : (value ?? '')),
  z
    .string({ error: PHONE })
    .overwrite((written) => indianNumber(written) ?? withoutSurroundings(written))
    .refine((digits) => /^(?:\d{10})?$/.test(digits), PHONE)
    .describe('an Indian number as people write it; ten digits are kept'),
);

/** A draft may lack every field; its type and city are required all the same. */
function ruleOf(name: FieldName, isDraft: boolean): z.ZodType {
  const field = fieldOf(name);
  const isRequired = !isDraft && field.required;
  switch (field.type) {
    case 'number': {
      const max = field.max ?? (field.unit === undefined ? MAX_COUNT : MAX[field.unit]);
      if (!isRequired) return optionalAmount(max);
      const amount = requiredAmount(max);
      return field.mayBeZero ? amount : amount.refine((value) => value !== 0, POSITIVE);
    }
    case 'code': {
      const codes = ENUMERATIONS[field.list].map(({ id }) => id);
      return isRequired ? requiredCode(codes) : optionalCode(codes);
    }
    case 'line':
      return isRequired ? requiredText(field.max) : optionalText(field.max);
    case 'lines':
      return isDraft ? optionalLines(field.max) : requiredLines(field.max);
    case 'video':
      return optionalText(field.max).transform(videoId);
    case 'phone':
      return phone;
    case 'flag':
      return optionalFlag;
    case 'date':
      return optionalDate;
  }
}

function translationRule(name: TranslatedName) {
  const { type, max } = FIELDS[name];
  return type === 'lines' ? optionalLines(max) : optionalText(max);
}

/** Absent, null and '' are not translated. */
const translations = z
  .object(
    recordOf(OTHER_LANGUAGES, () =>
      z.object(recordOf(TRANSLATED_FIELDS, translationRule)).nullish(),
    ),
  )
  .nullish()
  .transform((given) => translationsOf((name, language) => given?.[language]?.[name] ?? ''));

function objectOf<Status extends z.ZodType>(status: Status, isDraft: boolean) {
  const rule = (name: FieldName) => ruleOf(name, isDraft);
  const { title, description, neighbourhood, price, videoLink, ...rest } = schemasOf(
    API_FIELDS.common,
    rule,
  );
  return z
    .object({
      title,
      description,
      neighbourhood,
      price,
      videoLink,
      propertyType: requiredCode(LISTING_KINDS.map(({ id }) => id)),
      ...rest,
      areaAs: AreaAsInput,
      translations,
      status,
      countryId: optionalId,
      stateId: optionalId,
      cityID: requiredId,
      house: z.object(schemasOf(API_FIELDS.house, rule)).optional(),
      plot: z.object(schemasOf(API_FIELDS.plot, rule)).optional(),
      land: z.object(schemasOf(API_FIELDS.land, rule)).optional(),
      shop: z.object(schemasOf(API_FIELDS.shop, rule)).optional(),
    })
    .refine(
      (input) => {
        const totalArea = LISTING_KINDS.map(({ block }) => input[block]?.totalArea).find(
          (area) => area !== undefined,
        );
        return (
          input.areaAs === null ||
          totalArea === undefined ||
          areasAgree(input.areaAs, totalArea, input.propertyType)
        );
      },
      { path: ['areaAs'], error: AREAS_DIFFER, when: ({ issues }) => issues.length === 0 },
    );
}

const complete: number[] = ENUMERATIONS.ListingStatus.map(({ id }) => id).filter(
  (id) => id !== DRAFT,
);

export const ListingInput = z.preprocess(
  (body) => withOwnBlockOnly(withoutEmptyStatus(body)),
  z
    .discriminatedUnion(
      'status',
      [objectOf(z.literal(complete).optional(), false), objectOf(z.literal<number>(DRAFT), true)],
      { error: ({ code }) => (code === 'invalid_union' ? CHOOSE : undefined) },
    )
    .meta({ type: 'object' }),
);

export type ListingInput = z.output<typeof ListingInput>;

/** Absent, null, 0 and '' are not set. */
function withoutEmptyStatus(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || !('status' in body)) return body;
  return body.status === 0 || isEmpty(body.status) ? { ...body, status: undefined } : body;
}

/** A missing block becomes `{}`, so that its required fields are reported. */
function withOwnBlockOnly(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body;
  const given = new Map<string, unknown>(Object.entries(body));
  const blocks = LISTING_KINDS.map(({ id, block }) => [
    block,
    id === given.get('propertyType')
      ? withTotalArea(given.get(block) ?? {}, given.get('areaAs'), id)
      : undefined,
  ]);
  return { ...body, ...Object.fromEntries(blocks) };
}

/** An area as said stands in for the total area, which is then computed. */
function withTotalArea(block: unknown, areaAs: unknown, propertyType: number): unknown {
  if (typeof block !== 'object' || block === null || !isEmpty(Reflect.get(block, 'totalArea')))
    return block;
  const { data: said, error } = AreaAsInput.safeParse(areaAs);
  if (said === null) return block;
  // A refused area is reported at `areaAs` alone.
  return { ...block, totalArea: error === undefined ? totalAreaOf(said, propertyType) : 1 };
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === '';
}
