import type { FormBody } from './form-body.ts';
import { WAITING_KEY } from './waiting-key.ts';

/** An enquiry that the server has not confirmed yet. */
export interface WaitingEnquiry {
  readonly key: string;
  readonly body: FormBody;
  readonly savedAt: number;
  /** How many photos wait with it, in another storage. */
  readonly photos?: number;
  /** What the visitor is told once it is sent, with a place for the reference. */
  readonly sentText: string;
  readonly refusedText: string;
}

/** Without storage, e.g. in a private window, they last as long as the page. */
let unsaved: readonly WaitingEnquiry[] = [];

export function waitingEnquiries(): readonly WaitingEnquiry[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(WAITING_KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isWaiting) : [];
  } catch {
    return unsaved;
  }
}

export function keepEnquiry(enquiry: WaitingEnquiry): void {
  replace([...waitingEnquiries().filter(({ key }) => key !== enquiry.key), enquiry]);
}

export function forgetEnquiry(key: string): void {
  replace(waitingEnquiries().filter((enquiry) => enquiry.key !== key));
}

function replace(enquiries: readonly WaitingEnquiry[]): void {
  unsaved = enquiries;
  try {
    if (enquiries.length === 0) localStorage.removeItem(WAITING_KEY);
    else localStorage.setItem(WAITING_KEY, JSON.stringify(enquiries));
  } catch {
    // `unsaved` has them.
  }
}

function isWaiting(value: unknown): value is WaitingEnquiry {
  if (typeof value !== 'object' || value === null) return false;
  const enquiry: Partial<Record<keyof WaitingEnquiry, unknown>> = value;
  return (
    typeof enquiry.key === 'string' &&
    typeof enquiry.savedAt === 'number' &&
    typeof enquiry.sentText === 'string' &&
    typeof enquiry.refusedText === 'string' &&
    typeof enquiry.body === 'object'
  );
}
