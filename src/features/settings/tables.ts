declare module '#platform/database/tables.ts' {
  interface Tables {
    settings: SettingsRow;
    person: PersonRow;
  }
}

/** A single row, once the agency has changed something; null is the default of the environment. */
export interface SettingsRow {
  id: number;
  business_name: string | null;
  business_phone: string | null;
  whatsapp_number: string | null;
  youtube_url: string | null;
  facebook_url: string | null;
  instagram_url: string | null;
  office_address: string;
  hours: string;
  rera_number: string;
  /** Codes with a space between them. */
  languages: string;
  founded_year: number | null;
  copyright_year: number | null;
  answer_hours: number | null;
  version: number;
}

/** Those whom the agency shows on its About page, in their order. */
interface PersonRow {
  position: number;
  name: string;
  role: string;
  phone: string;
  image_id: number | null;
}
