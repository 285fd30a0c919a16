import type { MessageTexts } from './share-texts.server.ts';

/** Whom to ask about a listing, and how a message names it. */
export interface Contact extends MessageTexts {
  readonly business: { readonly name: string; readonly phone: string; readonly whatsApp: string };
  /** The short one of the listing's page. */
  readonly url: string;
}
