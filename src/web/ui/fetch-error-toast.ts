import { PUBLIC_TOASTS, showToast } from '#platform/ui/toast-list.ts';
import { pageErrorMessages } from '#web/messages/error-messages.ts';

export function showFetchError(): void {
  const { error, fetchFailed } = pageErrorMessages();
  showToast(PUBLIC_TOASTS, { tone: 'error', title: error, message: fetchFailed });
}
