import { KeyRound } from 'lucide-react';
import { buttonClass } from '#ui/button.ts';
import { logInWithPasskey } from './passkey-log-in.ts';
import { supportsPasskeys } from './passkey-support.ts';

interface PasskeyButtonProps {
  pending: boolean;
  onLogIn: (logIn: typeof logInWithPasskey) => void;
  className?: string;
}

/** Only for the browser: nothing where passkeys do not work. */
export function PasskeyButton({ pending, onLogIn, className = '' }: PasskeyButtonProps) {
  if (!supportsPasskeys()) return null;
  return (
    <button
      type="button"
      aria-disabled={pending}
      className={`${buttonClass('quiet')} ${className}`}
      onClick={() => pending || onLogIn(logInWithPasskey)}
    >
      <KeyRound aria-hidden="true" className="size-5 shrink-0" />
      Sign in with a passkey
    </button>
  );
}
