import { ADMIN_TOASTS, showToast } from '#ui/toast-list.ts';

const MESSAGES = {
  saved: 'Data saved successfully!',
  updated: 'Data updated successfully!',
  deleted: 'Data deleted successfully!',
} as const;

export function showSaved(what: keyof typeof MESSAGES): void {
  showToast(ADMIN_TOASTS, { tone: 'success', title: 'Success', message: MESSAGES[what] });
}

export function showWentWrong(): void {
  showToast(ADMIN_TOASTS, { tone: 'error', title: 'Error', message: 'Something went wrong.!' });
}
