import { createContext, use } from 'react';
import type { Messages } from '#platform/language/messages.ts';
import type { en } from './en/all.ts';

type AllMessages = Messages<typeof en>;

/** The messages that a part of the document may use: `shared` around everything, and one page's own. */
export type PageMessages = Readonly<Partial<AllMessages>>;
export type SharedMessages = AllMessages['shared'];
export type MessagesOf<Page extends keyof AllMessages> = AllMessages[Page];
export type ListingMessages = MessagesOf<'listing'>;

export const SharedMessagesContext = createContext<SharedMessages | undefined>(undefined);
export const PageMessagesContext = createContext<PageMessages>({});

export function useSharedMessages(): SharedMessages {
  return present(use(SharedMessagesContext));
}

/** The messages that the page's loader answered and its component provides. */
export function usePageMessages<Page extends keyof AllMessages>(page: Page): AllMessages[Page] {
  const messages: AllMessages[Page] | undefined = use(PageMessagesContext)[page];
  return present(messages);
}

function present<Value>(messages: Value | undefined): Value {
  if (messages === undefined) throw new Error('These messages belong to another page.');
  return messages;
}
