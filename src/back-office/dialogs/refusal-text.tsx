import type { ReactNode } from 'react';
import { SESSION_ENDED } from '#back-office/save/refusal.ts';
import { useLoggedInAgain } from './use-logged-in-again.ts';

interface RefusalTextProps {
  message: ReactNode;
  button: string;
}

/** Why a save failed; after a new log-in, that it can be repeated. */
export function RefusalText({ message, button }: RefusalTextProps) {
  const isLoggedInAgain = useLoggedInAgain();
  if (!isLoggedInAgain || typeof message !== 'string' || !message.includes(SESSION_ENDED))
    return message;
  return <span className="text-ink">You are logged in again. Press {button} to go on.</span>;
}
