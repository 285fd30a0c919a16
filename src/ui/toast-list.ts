/** How a kind of toast behaves; times in milliseconds. */
export interface ToastSettings {
  readonly timeOut: number;
  /** How long it stays after the pointer or the focus left it. */
  readonly extendedTimeOut: number;
  /** Whether a text that is on the screen is not shown a second time. */
  readonly preventDuplicates: boolean;
  readonly closeButton: boolean;
}

/** Public pages. */
export const SHELL_TOASTS: ToastSettings = {
  timeOut: 2000,
  extendedTimeOut: 1000,
  preventDuplicates: true,
  closeButton: true,
};

/** The guarded pages. */
export const ADMIN_TOASTS: ToastSettings = {
  timeOut: 5000,
  extendedTimeOut: 1000,
  preventDuplicates: false,
  closeButton: false,
};

export interface Toast {
  readonly id: number;
  readonly tone: 'error' | 'success';
  readonly title?: string;
  readonly message: string;
  readonly settings: ToastSettings;
}

let nextId = 1;
let toasts: readonly Toast[] = [];
const listeners = new Set<() => void>();

/** Shows a toast above the others; in the browser only. */
export function showToast(
  settings: ToastSettings,
  toast: Pick<Toast, 'tone' | 'title' | 'message'>,
): void {
  const same = ({ title, message }: Toast) => title === toast.title && message === toast.message;
  if (settings.preventDuplicates && toasts.some(same)) return;
  replace([{ ...toast, settings, id: nextId++ }, ...toasts]);
}

export function removeToast(id: number): void {
  replace(toasts.filter((toast) => toast.id !== id));
}

/** The toasts on the screen, newest first. */
export function currentToasts(): readonly Toast[] {
  return toasts;
}

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function replace(list: readonly Toast[]): void {
  toasts = list;
  for (const listener of listeners) listener();
}
