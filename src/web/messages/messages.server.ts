import type { Language } from '#platform/language/language.ts';
import { defineMessages } from '#platform/language/messages.ts';
import { en } from './en/all.ts';
import { errors as enErrors } from './en/shared.ts';
import type { ErrorMessages } from './error-messages.ts';
import { hi } from './hi/all.ts';
import { errors as hiErrors } from './hi/shared.ts';
import { pa } from './pa/all.ts';
import { errors as paErrors } from './pa/shared.ts';

/** By language and page. A loader answers those of its own page. */
export const MESSAGES = defineMessages({ en, pa, hi });

export type LanguageMessages = (typeof MESSAGES)[Language];

/** Not among the messages of a page: every document brings them, for when no page could be loaded. */
export const ERROR_MESSAGES: Readonly<Record<Language, ErrorMessages>> = {
  en: enErrors,
  pa: paErrors,
  hi: hiErrors,
};
