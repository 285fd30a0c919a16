import type { Generated } from 'kysely';

declare module '#platform/database/tables.ts' {
  interface Tables {
    staff: StaffRow;
    session: SessionRow;
    login_attempt: LoginAttemptRow;
    login_address: LoginAddressRow;
    passkey: PasskeyRow;
    used_challenge: UsedChallengeRow;
  }
}

interface StaffRow {
  id: Generated<number>;
  user_name: string;
  password_hash: string;
  created_at: string;
  removed_at: string | null;
  /** A name of `ROLES`. */
  role: string;
  last_seen_at: string | null;
}

interface SessionRow {
  id: string;
  staff_id: number;
  created_at: string;
  expires_at: string;
  last_seen_at: string;
  /** The browser and device of the log-in, in words. */
  device: string;
}

/** Failed log-ins; `account` is a hash of the name, and `address` is '*' for all addresses. */
interface LoginAttemptRow {
  account: string;
  address: string;
  failures: number;
  blocked_until: string;
  last_at: string;
}

/** Where an account was entered from, and when last. */
interface LoginAddressRow {
  staff_id: number;
  address: string;
  last_at: string;
}

/** `transports` are separated by blanks; `public_key` is Base64url. */
interface PasskeyRow {
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

interface UsedChallengeRow {
  id: string;
  expires_at: string;
}
