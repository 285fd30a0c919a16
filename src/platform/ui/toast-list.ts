import { createStore } from './store.ts';

interface ToastSettings {
  readonly timeOutMs: number;
  /** How long a toast stays after the pointer or the focus has left it. */
  readonly extendedTimeOutMs: number;
  readonly preventDuplicates: boolean;
  readonly closeButton: boolean;
}

export const PUBLIC_TOASTS: ToastSettings = {
  timeOutMs: 2000,
  extendedTimeOutMs: 1000,
  preventDuplicates: true,
  closeButton: true,
};

export const ADMIN_TOASTS: ToastSettings = {
  timeOutMs: 5000,
  extendedTimeOutMs: 1000,
  preventDuplicates: false,
  closeButton: false,
};

export interface Toast {
  readonly id: number;
  readonly tone: 'error' | 'success';
  readonly title?: string;
  readonly message: string;
  /** Why, in a sentence of its own. */
  readonly detail?: string | undefined;
  readonly settings: ToastSettings;
  readonly action?: ToastAction | undefined;
}

interface ToastAction {
  readonly label: string;
  readonly run: () => void;
}

const store = createStore<{ readonly toasts: readonly Toast[]; readonly nextId: number }>({
  toasts: [],
  nextId: 1,
});

/** Only for the browser: on the server all requests share the list. */
export function showToast(
  settings: ToastSettings,
  toast: Pick<Toast, 'tone' | 'title' | 'message' | 'detail' | 'action'>,
): void {
  const { toasts, nextId } = store.get();
  const isSame = ({ title, message }: Toast) => title === toast.title && message === toast.message;
  if (settings.preventDuplicates && toasts.some(isSame)) return;
  store.set({ toasts: [{ ...toast, settings, id: nextId }, ...toasts], nextId: nextId + 1 });
}

export function removeToast(id: number): void {
  const { toasts, nextId } = store.get();
  store.set({ toasts: toasts.filter((toast) => toast.id !== id), nextId });
}

/** The toasts on the screen, newest first. */
export function currentToasts(): readonly Toast[] {
  return store.get().toasts;
}

export const subscribeToToasts = store.subscribe;
