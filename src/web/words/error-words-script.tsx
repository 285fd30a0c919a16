import { use } from 'react';
import { ERROR_WORDS_ID, ErrorWordsContext } from './error-words.ts';

/** In every page, since they are needed where nothing could be loaded. The browser reads them back. */
export function ErrorWordsScript() {
  const words = use(ErrorWordsContext);
  const json =
    words === undefined
      ? (document.getElementById(ERROR_WORDS_ID)?.textContent ?? '')
      : JSON.stringify(words).replaceAll('<', '\\u003c');
  return (
    <script
      id={ERROR_WORDS_ID}
      type="application/json"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own words
      dangerouslySetInnerHTML={{ __html: json }}
    />
  );
}
