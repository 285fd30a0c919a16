import { MonitorSmartphone } from 'lucide-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { z } from 'zod';
import { RemoveDialog } from '#back-office/dialogs/remove-dialog.tsx';
import { callApi } from '#back-office/save/call-api.ts';
import { SessionShown } from '#features/accounts/account.ts';
import { tokenSession } from '#features/accounts/token-expiry.ts';
import { dayInIndia } from '#platform/language/dates.ts';
import { buttonClass } from '#platform/ui/button.ts';
import { useSession } from '#session/use-session.ts';
import { Instant } from './instant.tsx';

/** The sessions of an account; without an id, of one's own. */
export function SessionList({ staffId }: { staffId?: number }) {
  const [sessions, setSessions] = useState<readonly SessionShown[]>();
  const [refusal, setRefusal] = useState('');
  const [status, setStatus] = useState('');
  const [ending, setEnding] = useState<readonly SessionShown[]>([]);
  const statusText = useRef<HTMLParagraphElement>(null);
  const token = useSession()?.token ?? '';
  const path = `/api/Session${staffId === undefined ? '' : `?staffId=${staffId}`}`;

  const load = useCallback(async () => {
    const answer = await callApi(z.array(SessionShown), path);
    setRefusal(answer.ok ? '' : answer.refusal.message);
    if (answer.ok) setSessions(answer.data);
  }, [path]);
  // Again after a new log-in.
  useEffect(() => {
    if (token !== '') void load();
  }, [load, token]);

  const others = sessions?.filter(({ id }) => id !== tokenSession(token)) ?? [];

  async function showEnded() {
    setStatus(ending.length === 1 ? 'The session has ended.' : 'The other sessions have ended.');
    setEnding([]);
    await load();
    // The button that had the focus has left with its row.
    statusText.current?.focus();
  }

  return (
    <>
      <p ref={statusText} role="status" tabIndex={-1} className="notice empty:sr-only">
        {status}
      </p>
      {refusal !== '' && (
        <p role="alert" className="notice-danger">
          {refusal}
        </p>
      )}
      {sessions === undefined && refusal === '' && <p className="text-muted">Loading…</p>}
      {sessions?.length === 0 && <p className="text-muted">Nobody is logged in.</p>}
      {sessions !== undefined && sessions.length > 0 && (
        <ul aria-label="Sessions" className="divide-y divide-line border-y border-line">
          {sessions.map((session) => (
            <SessionRow
              key={session.id}
              session={session}
              isCurrent={session.id === tokenSession(token)}
              onEnd={() => setEnding([session])}
            />
          ))}
        </ul>
      )}
      {staffId === undefined && others.length > 0 && (
        <button
          type="button"
          className={`${buttonClass('quiet')} justify-self-start`}
          onClick={() => setEnding(others)}
        >
          End all others
        </button>
      )}
      {ending.length > 0 && (
        <RemoveDialog
          question={questionOf(ending)}
          path={ending.map(({ id }) => `/api/Session/${id}`)}
          label={ending.length === 1 ? 'End session' : 'End sessions'}
          pendingLabel="Ending…"
          onRemoved={showEnded}
          onClose={() => {
            setEnding([]);
            // Some of several may have ended before one was refused.
            if (ending.length > 1) void load();
          }}
        >
          Whoever works there has to log in again. Drafts stay on that device.
        </RemoveDialog>
      )}
    </>
  );
}

interface SessionRowProps {
  session: SessionShown;
  isCurrent: boolean;
  onEnd: () => void;
}

function SessionRow({ session, isCurrent, onEnd }: SessionRowProps) {
  return (
    <li className="flex items-center gap-3 py-3">
      <MonitorSmartphone aria-hidden="true" className="size-5 shrink-0 text-field" />
      <div className="min-w-0 grow">
        <p className="font-semibold wrap-anywhere">{deviceOf(session)}</p>
        <p className="text-sm text-muted">
          <SessionTimes session={session} isCurrent={isCurrent} />
        </p>
      </div>
      {isCurrent ? (
        <span className="shrink-0 text-sm font-semibold text-field">This session</span>
      ) : (
        <button
          type="button"
          aria-label={`End the session on ${deviceOf(session)}`}
          className="row-action shrink-0 hover:border-danger hover:text-danger"
          onClick={onEnd}
        >
          End
        </button>
      )}
    </li>
  );
}

/** The day of two moments is said once. */
function SessionTimes({
  session: { createdAt, lastSeenAt },
  isCurrent,
}: Pick<SessionRowProps, 'session' | 'isCurrent'>) {
  const isSameDay = dayInIndia(createdAt) === dayInIndia(lastSeenAt);
  return (
    <>
      Logged in <Instant at={createdAt} />, last seen{' '}
      {isCurrent ? 'now' : <Instant at={lastSeenAt} isTimeAlone={isSameDay} />}
    </>
  );
}

function questionOf([first, ...more]: readonly SessionShown[]): string {
  if (first === undefined) return '';
  return more.length === 0
    ? `End the session on ${deviceOf(first)}?`
    : `End your ${more.length + 1} other sessions?`;
}

function deviceOf({ device }: SessionShown): string {
  return device === '' ? 'Unknown device' : device;
}
