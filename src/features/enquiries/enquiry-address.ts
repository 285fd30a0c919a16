import { ENQUIRY_KINDS, type EnquiryKind, USUAL_KIND } from './enquiry-kinds.ts';

interface AskedEnquiry {
  readonly kind: EnquiryKind;
  readonly propertyId: number | undefined;
  /** The reference of what has been sent. */
  readonly sent: string | undefined;
}

/** The English page with the form. */
export function enquiryAddress(kind: EnquiryKind, propertyId?: number): string {
  const about = propertyId === undefined ? '' : `&property=${propertyId}`;
  return `/enquiry?kind=${kind}${about}`;
}

/** `address` is the one of the form. */
export function sentAddress(address: string, reference: string): string {
  return `${address}&sent=${reference}`;
}

/** Ignores junk. */
export function enquiryOf(query: URLSearchParams): AskedEnquiry {
  const property = /^[1-9]\d{0,8}$/.exec(query.get('property') ?? '')?.[0];
  const sent = /^[A-Z2-9]{4}-[A-Z2-9]{4}$/.exec(query.get('sent') ?? '')?.[0];
  return {
    kind: ENQUIRY_KINDS.find((kind) => kind === query.get('kind')) ?? USUAL_KIND,
    propertyId: property === undefined ? undefined : Number(property),
    sent,
  };
}
