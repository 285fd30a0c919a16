import { languageOfPath } from '#language/language-address.ts';
import { PUBLIC_TOASTS, showToast } from '#ui/toast-list.ts';
import { ERROR_WORDS } from '#web/words/error-words.ts';

/** In the language of the page that could not be fetched. */
export function showFetchError(pathname: string): void {
  const { error, fetchFailed } = ERROR_WORDS[languageOfPath(pathname)];
  showToast(PUBLIC_TOASTS, { tone: 'error', title: error, message: fetchFailed });
}
