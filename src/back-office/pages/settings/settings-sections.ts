import type { Settings } from '#features/settings/settings.ts';
import { dayInIndia } from '#platform/language/dates.ts';
import { SAMPLE_PHONE } from '#platform/validation/agency-rules.ts';

/** A field for a text or a number. */
export interface TextFieldProps {
  readonly name:
    | Exclude<keyof Settings, 'people' | 'languages'>
    | `people.${number}.${'name' | 'role' | 'phone'}`;
  readonly label: string;
  readonly required?: boolean;
  /** Also one that depends on what the field holds. */
  readonly hint?: string | ((value: unknown) => string);
  readonly placeholder?: string;
  /** Several lines of text. */
  readonly lines?: number;
  /** `numeric`: a number, or null for nothing. */
  readonly inputMode?: 'tel' | 'url' | 'numeric';
}

const sampleHint = (phone: unknown) =>
  phone === SAMPLE_PHONE ? 'The number of the sample: visitors do not reach you by it.' : '';

const THIS_YEAR = dayInIndia(new Date()).slice(0, 4);

interface SettingsSection {
  readonly heading: string;
  readonly fields: readonly TextFieldProps[];
}

/** The fields of the page, in its order; the address `/settings#businessPhone` leads to one. */
export const SETTINGS_SECTIONS: readonly SettingsSection[] = [
  {
    heading: 'The agency',
    fields: [
      { name: 'businessName', label: 'Business name', required: true },
      { name: 'reraNumber', label: 'RERA number', hint: 'Shown in the footer.' },
      { name: 'foundedYear', label: 'Founded in', required: true, inputMode: 'numeric' },
      {
        name: 'copyrightYear',
        label: 'Year in the footer',
        required: true,
        inputMode: 'numeric',
        hint: (year) => (String(year) === THIS_YEAR ? '' : `This year is ${THIS_YEAR}.`),
        placeholder: THIS_YEAR,
      },
    ],
  },
  {
    heading: 'Numbers',
    fields: [
      {
        name: 'businessPhone',
        label: 'Phone',
        required: true,
        inputMode: 'tel',
        hint: sampleHint,
      },
      {
        name: 'whatsappNumber',
        label: 'WhatsApp',
        required: true,
        inputMode: 'tel',
        hint: sampleHint,
      },
    ],
  },
  {
    heading: 'Office',
    fields: [
      { name: 'officeAddress', label: 'Office address', lines: 3 },
      { name: 'hours', label: 'Hours', lines: 3, hint: 'For example: Mon to Sat, 9 am to 6 pm' },
      {
        name: 'answerHours',
        label: 'Enquiries are answered within',
        inputMode: 'numeric',
        hint: 'In hours. Said to whoever has sent one. Empty: nothing is promised.',
      },
    ],
  },
  {
    heading: 'Channels',
    fields: [
      { name: 'youtubeUrl', label: 'YouTube', inputMode: 'url', hint: 'Empty: not shown.' },
      { name: 'facebookUrl', label: 'Facebook', inputMode: 'url', hint: 'Empty: not shown.' },
      { name: 'instagramUrl', label: 'Instagram', inputMode: 'url', hint: 'Empty: not shown.' },
    ],
  },
];

/** In the order of the page. */
export const SETTINGS_FIELDS = SETTINGS_SECTIONS.flatMap(({ fields }) => fields);
