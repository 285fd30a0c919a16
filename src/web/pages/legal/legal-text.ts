import type { Message } from '#language/words.ts';

export type LegalPlace = 'agency' | 'phone' | 'whatsApp' | 'enquiryMonths';

export interface LegalSection {
  readonly heading: string;
  readonly paragraphs?: readonly Message<LegalPlace>[];
  /** A list below the paragraphs. */
  readonly items?: readonly Message<LegalPlace>[];
}

export interface LegalText {
  readonly title: Message<'agency'>;
  readonly description: Message<'agency'>;
  readonly heading: string;
  /** The day, in words. */
  readonly inForceSince: string;
  /** By their anchors. */
  readonly sections: Readonly<Record<string, LegalSection>>;
}
