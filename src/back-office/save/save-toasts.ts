import { ADMIN_TOASTS, showToast } from '#ui/toast-list.ts';

const MESSAGES = {
  saved: 'Data saved successfully!',
  updated: 'Data updated successfully!',
  deleted: 'Data deleted successfully!',
} as const;

/** Says that a write was done. */
export function showSaved(what: keyof typeof MESSAGES): void {
  showToast(ADMIN_TOASTS, { tone: 'success', title: 'Success', message: MESSAGES[what] });
}

/** Says that a write was refused or never arrived; the form or dialog says why. */
export function showWentWrong(): void {
  showToast(ADMIN_TOASTS, { tone: 'error', title: 'Error', message: 'Something went wrong.!' });
}
