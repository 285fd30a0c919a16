import type { LucideIcon } from 'lucide-react';

interface RowButtonProps {
  icon: LucideIcon;
  text: string;
  /** With the row's name. */
  label: string;
  /** The key that presses it in the row of the focus. */
  shortcut?: string;
  isDangerous?: boolean;
  /** Of a button that turns something on and off. */
  isOn?: boolean | undefined;
  onClick: () => void;
}

/** A button of a row, as its icon. */
export function RowButton({
  icon: Icon,
  text,
  label,
  shortcut,
  isDangerous = false,
  isOn,
  onClick,
}: RowButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-keyshortcuts={shortcut}
      aria-pressed={isOn}
      title={text}
      className={`row-icon ${isDangerous ? 'hover:text-danger' : ''}`}
      onClick={onClick}
    >
      <Icon aria-hidden="true" className="size-4.5 shrink-0" />
      <span>{text}</span>
    </button>
  );
}
