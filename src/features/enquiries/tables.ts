import type { Generated } from 'kysely';

declare module '#platform/database/tables.ts' {
  interface Tables {
    enquiry: EnquiryRow;
    enquiry_photo: EnquiryPhotoRow;
    enquiry_sender: EnquirySenderRow;
  }
}

/** What a visitor asked. Texts are '' where nothing was said, and once they were erased. */
export interface EnquiryRow {
  id: Generated<number>;
  reference: string;
  kind: string;
  status: string;
  name: string;
  /** E.164. */
  phone: string;
  message: string;
  preferred_time: string;
  time_zone: string;
  language: string;
  property_id: number | null;
  note: string;
  /** `YYYY-MM-DD`, or null. */
  follow_up_on: string | null;
  /** Who of the staff looks after it. */
  assignee_id: number | null;
  search_text: string;
  created_at: string;
  status_changed_at: string;
  erased_at: string | null;
  version: Generated<number>;
  request_key: string | null;
  request_hash: string | null;
}

/** `path` is that of the large file in the media store. */
interface EnquiryPhotoRow {
  id: Generated<number>;
  enquiry_id: number;
  position: number;
  path: string;
  width: number;
  height: number;
  /** Of all its files. */
  bytes: number;
  created_at: string;
}

/** `sender` is a keyed hash of a network or a phone. */
interface EnquirySenderRow {
  sender: string;
  at: string;
  enquiry_id: number;
}
