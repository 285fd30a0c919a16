const WORKER = '/alerts/worker.js';

/** Undefined where the browser has no push, or was told not to. */
export async function subscribe(): Promise<PushSubscription | undefined> {
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
