import { ADMIN_TOASTS, showToast } from '#platform/ui/toast-list.ts';

const MESSAGES = {
  saved: 'Data saved successfully!',
  updated: 'Data updated successfully!',
  deleted: 'Data deleted successfully!',
} as const;

/** `detail` is what was done, where no form said it: `Status of No. 401: Sold`. */
export function showSaved(what: keyof typeof MESSAGES, undo?: () => void, detail?: string): void {
  const action = undo && { label: 'Undo', run: undo };
  const message = MESSAGES[what];
  showToast(ADMIN_TOASTS, { tone: 'success', title: 'Success', message, detail, action });
}

/** `detail` where no form or dialog in sight says it. */
export function showWentWrong(detail?: string): void {
  const message = 'Something went wrong.!';
  showToast(ADMIN_TOASTS, { tone: 'error', title: 'Error', message, detail });
}
