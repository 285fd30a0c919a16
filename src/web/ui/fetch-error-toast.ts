import { PUBLIC_TOASTS, showToast } from '#platform/ui/toast-list.ts';
import { pageErrorWords } from '#web/words/error-words.ts';

export function showFetchError(): void {
  const { error, fetchFailed } = pageErrorWords();
  showToast(PUBLIC_TOASTS, { tone: 'error', title: error, message: fetchFailed });
}
