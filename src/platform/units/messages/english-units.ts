import { englishMessages, type Messages } from '#platform/language/messages.ts';
import { en } from './en.ts';

export type UnitMessages = Messages<typeof en>;

export const ENGLISH_UNITS = englishMessages(en);
