import { ADMIN_TOASTS, showToast } from '#ui/toast-list.ts';

const MESSAGES = {
  saved: 'Data saved successfully!',
  updated: 'Data updated successfully!',
  deleted: 'Data deleted successfully!',
} as const;

export function showSaved(what: keyof typeof MESSAGES, undo?: () => void): void {
  const action = undo && { label: 'Undo', run: undo };
  const toast = { tone: 'success', title: 'Success', message: MESSAGES[what], action } as const;
  showToast(ADMIN_TOASTS, toast);
}

/** `detail` where no form or dialog in sight says it. */
export function showWentWrong(detail?: string): void {
  const message = 'Something went wrong.!';
  showToast(ADMIN_TOASTS, { tone: 'error', title: 'Error', message, detail });
}
