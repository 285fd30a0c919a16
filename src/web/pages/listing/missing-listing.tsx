import { useLanguage } from '#web/language/use-language.ts';
import { NotFoundMessage } from '#web/shell/message-page.tsx';
import { ERROR_WORDS } from '#web/words/error-words.ts';

export function MissingListing() {
  const words = ERROR_WORDS[useLanguage()];
  return (
    <NotFoundMessage
      heading={words.listingNotFound}
      text={words.listingNotFoundText}
      searchAll={words.searchAll}
    />
  );
}
