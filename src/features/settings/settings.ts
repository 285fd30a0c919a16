import { z } from 'zod';
import { OTHER_LANGUAGES } from '#platform/language/language.ts';
import { indianPhone, shortName, webAddress } from '#platform/validation/agency-rules.ts';
import {
  optionalLines,
  optionalText,
  REQUIRED,
  requiredText,
} from '#platform/validation/input-rules.ts';

export const MAX_PEOPLE = 20;

/** BCP 47. Urdu is spoken too, although the site has no pages in it. */
export const SPOKEN_LANGUAGES = [...OTHER_LANGUAGES, 'en', 'ur'] as const;

/** The years of the specification. */
export const DEFAULT_YEARS = { foundedYear: 2020, copyrightYear: 2025 } as const;

const PHONE = 'Please enter a valid Number.';
const LINK = 'Please enter a web address such as https://example.com.';
const NO_PICTURE = 'This picture is not there any more. Choose it again.';

const orRequired = <Schema extends z.ZodType<string, string>>(schema: Schema) =>
  z.string({ error: REQUIRED }).trim().min(1, REQUIRED).pipe(schema);

const phone = orRequired(indianPhone(PHONE));

const optionalPhone = z
  .union([z.literal(''), phone], PHONE)
  .nullish()
  .transform((value) => value ?? '');

const year = z
  .int('Please enter a year such as 2020.')
  .min(1900, 'Please enter a year from 1900 on.')
  .max(2100, 'Please enter a year until 2100.');

const spoken = z
  .array(z.enum(SPOKEN_LANGUAGES), 'Please choose languages from the list.')
  .refine((codes) => new Set(codes).size === codes.length, 'Please name each language once.');

export type SpokenLanguage = (typeof SPOKEN_LANGUAGES)[number];

const answerHours = z
  .int('Please enter a whole number of hours.')
  .min(1, 'Please enter at least 1 hour.')
  .max(72, 'Please enter at most 72 hours.');

/** '' is not shown. */
const channel = z.union([z.literal(''), webAddress(LINK).max(300, LINK)], LINK);

const imageUrl = z
  .union(
    [z.literal('').transform(() => null), z.string().max(200).startsWith('/', NO_PICTURE)],
    NO_PICTURE,
  )
  .nullish()
  .transform((value) => value ?? null);

export const Person = z
  .object({
    name: z.string(),
    role: z.string(),
    phone: z.string().describe('ten digits, or empty'),
    imageUrl: z.string().nullable(),
  })
  .meta({ id: 'Person' });
export type Person = z.infer<typeof Person>;

const PersonInput = z
  .object({
    name: requiredText(100),
    role: optionalText(100),
    phone: optionalPhone,
    imageUrl,
  })
  .meta({ id: 'PersonInput' });

/** The agency as pages show it. */
export const Settings = z
  .object({
    businessName: z.string(),
    businessPhone: z.string().describe('ten digits'),
    whatsappNumber: z.string().describe('ten digits'),
    youtubeUrl: z.string().describe('empty: not shown, as of all channels'),
    facebookUrl: z.string(),
    instagramUrl: z.string(),
    officeAddress: z.string(),
    hours: z.string(),
    reraNumber: z.string(),
    languages: spoken.describe('that the people of the agency speak'),
    foundedYear: z.int(),
    copyrightYear: z.int().describe('in the footer'),
    answerHours: z
      .int()
      .nullable()
      .describe('within how many hours an enquiry is answered; null: pages promise nothing'),
    people: z.array(Person),
  })
  .meta({ id: 'Settings' });
export type Settings = z.infer<typeof Settings>;

/** What a form holds; a write may leave members out. */
export const SettingsForm = z.object({
  businessName: orRequired(shortName('Please enter at most 100 characters.')),
  businessPhone: phone,
  whatsappNumber: phone,
  youtubeUrl: channel,
  facebookUrl: channel,
  instagramUrl: channel,
  officeAddress: optionalLines(300),
  hours: optionalLines(300),
  reraNumber: optionalText(100),
  languages: spoken,
  foundedYear: year,
  copyrightYear: year,
  answerHours: answerHours.nullable(),
  people: z
    .array(PersonInput, { error: 'Please enter a list of people.' })
    .max(MAX_PEOPLE, `Please enter at most ${MAX_PEOPLE} people.`),
});

const { shape } = SettingsForm;

/** A member that is left out stays as it is; null goes back to its default. */
export const SettingsInput = SettingsForm.partial()
  .extend({
    businessName: shape.businessName.nullish(),
    businessPhone: shape.businessPhone.nullish(),
    whatsappNumber: shape.whatsappNumber.nullish(),
    youtubeUrl: shape.youtubeUrl.nullish(),
    facebookUrl: shape.facebookUrl.nullish(),
    instagramUrl: shape.instagramUrl.nullish(),
    languages: shape.languages.nullish(),
    foundedYear: shape.foundedYear.nullish(),
    copyrightYear: shape.copyrightYear.nullish(),
  })
  .meta({ id: 'SettingsInput' });
export type SettingsInput = z.infer<typeof SettingsInput>;

export function missingPictures(indexes: readonly number[]) {
  return Object.fromEntries(indexes.map((index) => [`people.${index}.imageUrl`, [NO_PICTURE]]));
}
