import { Link } from 'react-router';
import { QuestionDialog } from '#back-office/dialogs/question-dialog.tsx';
import { buttonClass } from '#ui/button.ts';
import { logOut } from './log-out.ts';

interface LogOutDialogProps {
  draftCount: number;
  onClose: () => void;
}

/** Asks before a log-out removes drafts, which must not stay on a shared computer. */
export default function LogOutDialog({ draftCount, onClose }: LogOutDialogProps) {
  const what =
    draftCount === 1
      ? 'a listing that is not saved. Log out and discard it?'
      : `${draftCount} listings that are not saved. Log out and discard them?`;
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
