import type { ReactNode } from 'react';
import { SESSION_ENDED } from '#back-office/save/refusal.ts';
import { useLoggedInAgain } from './use-logged-in-again.ts';

interface RefusalTextProps {
  /** Why the last attempt failed. */
  message: ReactNode;
  /** The button that is to be pressed again. */
  button: string;
}

/** Why an attempt failed; after a new log-in, when that was all, that it can be repeated. */
export function RefusalText({ message, button }: RefusalTextProps) {
  const isBack = useLoggedInAgain();
  if (!isBack || typeof message !== 'string' || !message.includes(SESSION_ENDED)) return message;
  return <span className="text-ink">You are logged in again. Press {button} to go on.</span>;
}
