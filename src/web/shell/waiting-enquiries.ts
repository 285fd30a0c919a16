import { useEffect } from 'react';
import { WAITING_KEY } from '#features/enquiries/visitor/sending/waiting-key.ts';

/** Loads the code that sends what could not be sent, where something waits. */
export function useWaitingEnquiries(): void {
  useEffect(() => {
    send();
    addEventListener('online', send);
    return () => removeEventListener('online', send);
  }, []);
}

function send(): void {
  try {
    if (localStorage.getItem(WAITING_KEY) === null) return;
  } catch {
    return;
  }
  import('#features/enquiries/visitor/sending/send-waiting.ts')
    .then(({ sendWaiting }) => sendWaiting())
    .catch(() => undefined);
}
