import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTopLayer } from '#back-office/dialogs/top-layer.ts';
import { late } from '#back-office/late/late.tsx';
import { buttonClass } from '#platform/ui/button.ts';
import { renewSession } from '#session/log-in.ts';
import { endSession, type Session } from '#session/session.ts';
import { useSession } from '#session/use-session.ts';

const LogInAgainDialog = late(() =>
  import('./log-in-again-dialog.tsx').then((code) => code.LogInAgainDialog),
);

const NOTICE_MS = 5 * 60 * 1000;
const LAST_NOTICE_MS = 60 * 1000;
/** Longer timers overflow in browsers. */
const MAX_TIMER_MS = 2 ** 31 - 1;

/** Announces the end of the session and renews it; after the end asks for the password. */
export function SessionWatch() {
  const session = useSession();
  const phase = usePhase(session);
  if (session === null || phase === 'lasting') return null;
  if (phase === 'ended') return <LogInAgainDialog userName={session.userName} />;
  return <EndingNotice key={session.token} session={session} phase={phase} />;
}

function usePhase(session: Session | null): 'lasting' | 'ending' | 'last minute' | 'ended' {
  const endsAt = session?.endsAt ?? Number.POSITIVE_INFINITY;
  const [now, setNow] = useState(Date.now);
  // Sessions shorter than the notices are announced in their last quarter and eighth.
  const [start, setStart] = useState({ endsAt, at: now });
  if (start.endsAt !== endsAt) {
    setStart({ endsAt, at: Date.now() });
    setNow(Date.now());
  }
  const noticeAt = endsAt - Math.min(NOTICE_MS, (endsAt - start.at) / 4);
  const lastNoticeAt = endsAt - Math.min(LAST_NOTICE_MS, (endsAt - start.at) / 8);
  const wait = ([noticeAt, lastNoticeAt].find((at) => now < at) ?? endsAt) - now;

  useEffect(() => {
    const readClock = () => setNow(Date.now());
    const timer = setTimeout(readClock, Math.min(Math.max(wait, 0) + 50, MAX_TIMER_MS));
    // Timers do not run while a phone sleeps.
    document.addEventListener('visibilitychange', readClock);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', readClock);
    };
  }, [wait]);

  const ended = now >= endsAt;
  useEffect(() => {
    if (ended) endSession();
  }, [ended]);
  if (ended) return 'ended';
  if (now >= lastNoticeAt) return 'last minute';
  return now >= noticeAt ? 'ending' : 'lasting';
}

function EndingNotice({ session, phase }: { session: Session; phase: string }) {
  const [refusal, setRefusal] = useState('');
  const [hiddenPhase, setHiddenPhase] = useState<string>();
  const container = useTopLayer();
  if (hiddenPhase === phase) return null;
  const minutes = Math.ceil((session.endsAt - Date.now()) / 60_000);
  return createPortal(
    <div className="back-office">
      <aside aria-label="Session" className="session-notice">
        <p role="alert">
          {refusal ||
            `Your session ends in ${minutes <= 1 ? 'less than a minute' : `${minutes} minutes`}. What you typed stays as it is.`}
        </p>
        <div className="flex flex-wrap gap-2">
          <button
            type="button"
            className={buttonClass()}
            onClick={async () => setRefusal(await renewSession())}
          >
            Stay logged in
          </button>
          <button
            type="button"
            className={buttonClass('quiet')}
            onClick={() => setHiddenPhase(phase)}
          >
            Not now
          </button>
        </div>
      </aside>
    </div>,
    container ?? document.body,
  );
}
