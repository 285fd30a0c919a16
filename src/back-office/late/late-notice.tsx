import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { buttonClass } from '#ui/button.ts';

const QUIET_MS = 300;

interface LateNoticeProps {
  hasFailed: boolean;
  onRetry: () => void;
}

/** Stands for a component until its code has arrived. */
export function LateNotice({ hasFailed, onRetry }: LateNoticeProps) {
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsSlow(true), QUIET_MS);
    return () => clearTimeout(timer);
  }, []);
  if (!hasFailed && !isSlow) return null;
  return createPortal(
    <div className="back-office">
      <aside aria-label="Loading" className="session-notice">
        {hasFailed ? (
          <>
            <p role="alert">
              This could not be loaded. Nothing was lost: check your connection and try again.
            </p>
            <button type="button" className={buttonClass()} onClick={onRetry}>
              Try again
            </button>
          </>
        ) : (
          <p role="status">Loading…</p>
        )}
      </aside>
    </div>,
    document.body,
  );
}
