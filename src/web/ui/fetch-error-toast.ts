import { PUBLIC_TOASTS, showToast } from '#ui/toast-list.ts';

export function showFetchError(): void {
  showToast(PUBLIC_TOASTS, {
    tone: 'error',
    title: 'Error',
    message: 'Something went wrong while fetching properties.!',
  });
}
