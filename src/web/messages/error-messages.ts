import { createContext, use } from 'react';
import type { Translation } from '#platform/language/messages.ts';
import type { errors } from './en/shared.ts';

export type ErrorMessages = Translation<typeof errors>;

/** Undefined in browsers, which find the messages in the page. */
export const ErrorMessagesContext = createContext<ErrorMessages | undefined>(undefined);

export const ERROR_MESSAGES_ID = 'error-messages';

export function useErrorMessages(): ErrorMessages {
  return use(ErrorMessagesContext) ?? pageErrorMessages();
}

/** For browsers alone. */
export function pageErrorMessages(): ErrorMessages {
  return JSON.parse(document.getElementById(ERROR_MESSAGES_ID)?.textContent ?? '');
}
