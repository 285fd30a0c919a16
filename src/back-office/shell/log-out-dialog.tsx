import { Link } from 'react-router';
import { QuestionDialog } from '#back-office/dialogs/question-dialog.tsx';
import { countPhotos } from '#back-office/photos/form/count-photos.ts';
import { buttonClass } from '#platform/ui/button.ts';
import { logOut, type Unsaved } from './log-out.ts';

interface LogOutDialogProps {
  unsaved: Unsaved;
  onClose: () => void;
}

/** Asks before a log-out removes drafts, which must not stay on a shared computer. */
export default function LogOutDialog({ unsaved, onClose }: LogOutDialogProps) {
  return (
    <QuestionDialog question={questionOf(unsaved)} onCancel={onClose}>
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

function questionOf({ drafts, photos }: Unsaved): string {
  const parts = [
    drafts === 1 && 'a listing that is not saved',
    drafts > 1 && `${drafts} listings that are not saved`,
    photos > 0 && `${countPhotos(photos)} not sent yet`,
  ].filter((part) => part !== false);
  const them = drafts + photos === 1 ? 'it' : 'them';
  return `You have ${parts.join(' and ')}. Log out and discard ${them}?`;
}
