import { useState } from 'react';
import { useSession } from '#session/use-session.ts';

/** Whether the session has ended and started again since the first render. */
export function useLoggedInAgain(): boolean {
  const hasEnded = useSession()?.token === '';
  const [past, setPast] = useState(hasEnded);
  if (hasEnded && !past) setPast(true);
  return past && !hasEnded;
}
