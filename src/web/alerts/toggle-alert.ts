import { fill } from '#platform/language/fill.ts';
import type { Language } from '#platform/language/language.ts';
import { addressIn } from '#platform/language/language-address.ts';
import { PUBLIC_TOASTS, showToast } from '#platform/ui/toast-list.ts';
import type { SharedMessages } from '#web/messages/use-messages.ts';
import { UNDO_TOASTS } from '#web/saved/toggle-saved.ts';
import { whatsAppLink } from '#web/ui/phone.ts';
import { findFollowed, followed, type Subject } from './followed.ts';

/** Long enough to decide. */
const OFFER_TOASTS = { ...UNDO_TOASTS, timeOutMs: 30_000 };

let isBusy = false;

/** Without a token it starts the alert, with one it ends it; a toast says what came of it. */
export async function toggleAlert(
  token: string | undefined,
  subject: Subject,
  language: Language,
  messages: Pick<SharedMessages, 'alert' | 'saved'>,
  whatsApp?: string,
): Promise<void> {
  if (isBusy) return;
  const isUntold = document.documentElement.classList.contains('untold');
  if (isUntold && token === undefined && whatsApp !== undefined)
    return askOnWhatsApp(whatsApp, subject, language, messages);
  isBusy = true;
  const change = token === undefined ? start(subject, language) : end(token);
  const outcome = await change.catch(() => 'failed' as const);
  isBusy = false;
  const tone = outcome === 'started' || outcome === 'ended' ? 'success' : 'error';
  const message = messages.alert[outcome];
  if (outcome === 'blocked' && whatsApp !== undefined) {
    const run = () => askOnWhatsApp(whatsApp, subject, language, messages);
    const action = { label: messages.alert.onWhatsApp, run };
    return showToast(OFFER_TOASTS, { tone, message: messages.alert.blockedHere, action });
  }
  if (outcome !== 'ended') return showToast(PUBLIC_TOASTS, { tone, message });
  const undo = () => void toggleAlert(undefined, subject, language, messages, whatsApp);
  showToast(UNDO_TOASTS, { tone, message, action: { label: messages.saved.undo, run: undo } });
}

function askOnWhatsApp(
  number: string,
  { propertyId, title, address }: Subject,
  language: Language,
  { alert }: Pick<SharedMessages, 'alert'>,
): void {
  const text = fill(alert[propertyId === undefined ? 'askNewOnes' : 'askChanges'], {
    title,
    address: location.origin + addressIn(language, address),
  });
  location.assign(whatsAppLink(number, text));
}

/** `blocked`: the browser cannot, or its owner does not want to. */
async function start(
  subject: Subject,
  language: Language,
): Promise<'started' | 'blocked' | 'failed'> {
  const subscription = await subscribe();
  if (subscription === undefined) return 'blocked';
  const { endpoint, keys } = subscription.toJSON();
  const { propertyId, search } = subject;
  const asked = { subscription: { endpoint, keys }, language, propertyId, search };
  const answer = await post('/api/Alert', asked);
  if (answer.status !== 201) return 'failed';
  const { token }: { token: string } = await answer.json();
  followed.update((list) =>
    findFollowed(list, subject) ? list : [{ ...subject, token }, ...list],
  );
  return 'started';
}

async function end(token: string): Promise<'ended' | 'failed'> {
  const answer = await post('/api/Alert/end', { token });
  if (!answer.ok) return 'failed';
  followed.update((list) => list.filter((one) => one.token !== token));
  return 'ended';
}

function post(path: string, body: object): Promise<Response> {
  return fetch(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
}

const WORKER = '/alerts/worker.js';

/** Undefined where the browser has no push, or was told not to. */
async function subscribe(): Promise<PushSubscription | undefined> {
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window))
    return undefined;
  if ((await Notification.requestPermission()) !== 'granted') return undefined;
  const registration = await navigator.serviceWorker.register(WORKER);
  await untilActive(registration);
  const key = await fetch('/api/Alert/key');
  const { publicKey }: { publicKey: string } = await key.json();
  const options = { userVisibleOnly: true, applicationServerKey: publicKey };
  return registration.pushManager.subscribe(options).catch(async () => {
    // A subscription under another key, as before a restore, has to end first.
    const former = await registration.pushManager.getSubscription();
    if (former === null) return undefined;
    await former.unsubscribe();
    return registration.pushManager.subscribe(options);
  });
}

function untilActive({ active, installing, waiting }: ServiceWorkerRegistration): Promise<void> {
  const worker = installing ?? waiting;
  if (active !== null || worker === null) return Promise.resolve();
  return new Promise((resolve) => {
    worker.addEventListener('statechange', () => worker.state === 'activated' && resolve());
  });
}
