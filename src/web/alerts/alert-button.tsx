import { useSyncExternalStore } from 'react';
import { buttonClass } from '#platform/ui/button.ts';
import { useLanguage } from '#web/language/use-language.ts';
import { useSharedMessages } from '#web/messages/use-messages.ts';
import { Icon } from '#web/ui/icon.tsx';
import { findFollowed, followed, type Subject } from './followed.ts';

interface AlertButtonProps {
  subject: Subject;
  label: 'newOnes' | 'changes';
  /** Of the agency: the way where the browser cannot tell. */
  whatsApp: string | undefined;
  className?: string;
}

/** Asks this browser's push service for alerts, or ends them. Its code loads when it is pressed. */
export function AlertButton({ subject, label, whatsApp, className = '' }: AlertButtonProps) {
  const messages = useSharedMessages();
  const language = useLanguage();
  const token = useSyncExternalStore(
    followed.subscribe,
    () => findFollowed(followed.get(), subject)?.token,
    () => undefined,
  );
  return (
    <button
      type="button"
      onClick={async () => {
        const { toggleAlert } = await import('./toggle-alert.ts');
        await toggleAlert(token, subject, language, messages, whatsApp);
      }}
      className={`${buttonClass('quiet')} unscripted:hidden ${className}`}
    >
      <Icon name="whatsapp" className="untold-icon" />
      {messages.alert[token === undefined ? label : 'stop']}
    </button>
  );
}
