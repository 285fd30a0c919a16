import { Link } from 'react-router';
import { QuestionDialog } from '#back-office/dialogs/question-dialog.tsx';
import { buttonClass } from '#ui/button.ts';
import { logOut } from './log-out.ts';

interface LogOutDialogProps {
  /** How many listings are not saved; they go with the session, since others may use this computer too. */
  unsaved: number;
  onClose: () => void;
}

/** Asks before a log-out that discards what was typed and not saved. */
export default function LogOutDialog({ unsaved, onClose }: LogOutDialogProps) {
  const what =
    unsaved === 1
      ? 'a listing that is not saved. Log out and discard it?'
      : `${unsaved} listings that are not saved. Log out and discard them?`;
  return (
    <QuestionDialog question={`You have ${what}`} onCancel={onClose}>
      <Link
        to="/login"
        className={buttonClass('danger')}
        onClick={() => {
          onClose();
          logOut();
        }}
      >
        Log out
      </Link>
    </QuestionDialog>
  );
}
