import type { LucideIcon } from 'lucide-react';

interface RowButtonProps {
  icon: LucideIcon;
  text: string;
  /** With the row's name. */
  label: string;
  isDangerous?: boolean;
  onClick: () => void;
}

/** One of the buttons at the end of a row; narrow rows show its icon alone. */
export function RowButton({
  icon: Icon,
  text,
  label,
  isDangerous = false,
  onClick,
}: RowButtonProps) {
  const hover = isDangerous
    ? 'hover:border-danger hover:text-danger'
    : 'hover:border-field hover:text-field';
  return (
    <button
      type="button"
      aria-label={label}
      title={text}
      className={`row-action ${hover}`}
      onClick={onClick}
    >
      <Icon aria-hidden="true" className="size-4" />
      <span className="max-lg:sr-only">{text}</span>
    </button>
  );
}
