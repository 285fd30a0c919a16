import { writtenDay } from '#platform/language/dates.ts';
import { MONTHS } from '#platform/language/months.ts';
import { useMay } from '#session/use-may.ts';

interface SentNoteProps {
  /** `2026-11-23` */
  day: string;
  /** What was sent, or to whom. */
  name: string;
  onTakeBack: () => void;
}

/** When something was sent. Opening a chat is not sending it, so it can be taken back. */
export function SentNote({ day, name, onTakeBack }: SentNoteProps) {
  const mayWrite = useMay('write');
  return (
    <p className="flex shrink-0 flex-wrap items-center gap-x-2 text-sm text-muted">
      <span>
        Sent on <time dateTime={day}>{writtenDay(day, MONTHS.en)}</time>
      </span>
      {mayWrite && (
        <button
          type="button"
          onClick={onTakeBack}
          aria-label={`Not sent: ${name}`}
          className="min-h-11 px-2 text-field underline"
        >
          Not sent
        </button>
      )}
    </p>
  );
}
