import { NotFoundMessage } from '#web/shell/message-page.tsx';
import { useSharedWords } from '#web/words/use-words.ts';

export function MissingListing() {
  return <NotFoundMessage {...useSharedWords().missing.listing} />;
}
