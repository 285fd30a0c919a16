import type { ReactNode } from 'react';
import { useBackInSession } from '#web/pages/admin/account/use-back-in-session.ts';
import { SESSION_OVER } from '#web/pages/admin/api/refusal.ts';

interface RefusalTextProps {
  /** Why the last attempt failed. */
  message: ReactNode;
  /** The button that is to be pressed again. */
  button: string;
}

/** Why an attempt failed; after a new log-in, when that was all, that it can be repeated. */
export function RefusalText({ message, button }: RefusalTextProps) {
  const isBack = useBackInSession();
  if (!isBack || typeof message !== 'string' || !message.includes(SESSION_OVER)) return message;
  return <span className="text-ink">You are logged in again. Press {button} to go on.</span>;
}
