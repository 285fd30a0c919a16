import { type ReactNode, useState } from 'react';
import { SESSION_ENDED } from '#back-office/save/refusal.ts';
import { useSession } from '#session/use-session.ts';

/** Why a save failed; after a new log-in, that it can be repeated. */
export function RefusalText({ message, button }: { message: ReactNode; button: string }) {
  const isLoggedInAgain = useLoggedInAgain();
  if (!isLoggedInAgain || typeof message !== 'string' || !message.includes(SESSION_ENDED))
    return message;
  return <span className="text-ink">You are logged in again. Press {button} to go on.</span>;
}

/** Whether the session has ended and started again since the first render. */
function useLoggedInAgain(): boolean {
  const hasEnded = useSession()?.token === '';
  const [past, setPast] = useState(hasEnded);
  if (hasEnded && !past) setPast(true);
  return past && !hasEnded;
}
