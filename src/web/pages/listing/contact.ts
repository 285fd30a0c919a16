/** Whom to ask about a listing. */
export interface Contact {
  readonly business: { readonly name: string; readonly phone: string; readonly whatsApp: string };
  /** Of the listing, for messages: area, price and number. */
  readonly facts: string;
  /** The short one of the listing's page. */
  readonly url: string;
}
