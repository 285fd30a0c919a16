import { use } from 'react';
import { ERROR_MESSAGES_ID, ErrorMessagesContext } from './error-messages.ts';

/** In every page, since they are needed where nothing could be loaded. The browser reads them back. */
export function ErrorMessagesScript() {
  const messages = use(ErrorMessagesContext);
  const json =
    messages === undefined
      ? (document.getElementById(ERROR_MESSAGES_ID)?.textContent ?? '')
      : JSON.stringify(messages).replaceAll('<', '\\u003c');
  return (
    <script
      id={ERROR_MESSAGES_ID}
      type="application/json"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own messages
      dangerouslySetInnerHTML={{ __html: json }}
    />
  );
}
