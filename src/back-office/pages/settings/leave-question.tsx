import { useEffect, useState } from 'react';
import { useBlocker } from 'react-router';
import { QuestionDialog, useAskBeforeUnload } from '#back-office/dialogs/question-dialog.tsx';
import { currentSession } from '#session/session.ts';
import { buttonClass } from '#ui/button.ts';

/** Asks once before a page with unsaved work is left; the browser asks before it is closed. */
export function LeaveQuestion({ asks }: { asks: boolean }) {
  const [leaves, setLeaves] = useState(false);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      asks && currentSession() !== null && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    // After the dialog, which would keep Back from leaving, has gone.
    if (leaves && blocker.state === 'blocked') blocker.proceed();
  }, [leaves, blocker]);
  useAskBeforeUnload(asks);
  if (blocker.state !== 'blocked' || leaves) return null;
  return (
    <QuestionDialog
      question="You have changes that are not saved. Leave and discard them?"
      onCancel={blocker.reset}
    >
      <button type="button" className={buttonClass('danger')} onClick={() => setLeaves(true)}>
        Leave
      </button>
    </QuestionDialog>
  );
}
