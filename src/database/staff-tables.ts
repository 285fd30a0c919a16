import type { Generated } from 'kysely';

export interface StaffRow {
  id: Generated<number>;
  user_name: string;
  password_hash: string;
  created_at: string;
  removed_at: string | null;
  /** A name of `ROLES`. */
  role: string;
  last_seen_at: string | null;
}

export interface SessionRow {
  id: string;
  staff_id: number;
  created_at: string;
  expires_at: string;
  last_seen_at: string;
  /** The browser and device of the log-in, in words. */
  device: string;
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
export interface PersonRow {
  position: number;
  name: string;
  role: string;
  phone: string;
  image_id: number | null;
}

/** Failed log-ins; `account` is a hash of the name, and `address` is '*' for all addresses. */
export interface LoginAttemptRow {
  account: string;
  address: string;
  failures: number;
  blocked_until: string;
  last_at: string;
}

/** Where an account was entered from, and when last. */
export interface LoginAddressRow {
  staff_id: number;
  address: string;
  last_at: string;
}

/** `transports` are separated by blanks; `public_key` is Base64url. */
export interface PasskeyRow {
  id: Generated<number>;
  staff_id: number;
  credential_id: string;
  public_key: string;
  counter: number;
  transports: string;
  name: string;
  created_at: string;
  last_used_at: string | null;
}

export interface UsedChallengeRow {
  id: string;
  expires_at: string;
}
