import { QuestionDialog } from '#back-office/dialogs/question-dialog.tsx';
import type { Doubt } from '#features/listings/doubts.ts';
import { buttonClass } from '#platform/ui/button.ts';
import { ENGLISH_UNITS } from '#platform/units/messages/english-units.ts';
import { spokenPrice } from '#platform/units/price.ts';

interface DoubtDialogProps {
  doubt: Doubt;
  /** The value is right as it stands. */
  onYes: () => void;
  onNo: () => void;
  onMeant: (price: number) => void;
}

/** Asks about a value that is probably a typing error, before it is stored. */
export function DoubtDialog({
  doubt: { question, meant },
  onYes,
  onNo,
  onMeant,
}: DoubtDialogProps) {
  return (
    <QuestionDialog question={question} cancel="No" onCancel={onNo}>
      {meant !== undefined && (
        <button type="button" className={buttonClass('quiet')} onClick={() => onMeant(meant)}>
          It is {spokenPrice(meant, ENGLISH_UNITS)}
        </button>
      )}
      <button type="button" className={buttonClass()} onClick={onYes}>
        Yes
      </button>
    </QuestionDialog>
  );
}
