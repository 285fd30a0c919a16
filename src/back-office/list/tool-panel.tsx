import type { LucideIcon } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { buttonClass } from '#platform/ui/button.ts';

interface ToolPanelProps {
  icon: LucideIcon;
  label: string;
  /** Follows the label, e.g. a count. */
  after?: ReactNode;
  /** From which width the label stands beside its icon. */
  labelClass?: string;
  className?: string;
  onOpen?: () => void;
  children: ReactNode;
}

/** A button of a list's tools, and the panel that it opens. */
export function ToolPanel({
  icon: Icon,
  label,
  after,
  labelClass = 'max-sm:sr-only',
  className = '',
  onOpen,
  children,
}: ToolPanelProps) {
  const panel = useId();
  return (
    <div className={`relative ${className}`}>
      <button
        type="button"
        popoverTarget={panel}
        title={label}
        className={`${buttonClass('quiet')} px-3 text-sm sm:px-3`}
      >
        <Icon aria-hidden="true" className="size-5" />
        <span className={labelClass}>{label}</span>
        {after}
      </button>
      <div
        id={panel}
        popover="auto"
        className="tool-panel"
        onToggle={({ newState }) => newState === 'open' && onOpen?.()}
      >
        {children}
      </div>
    </div>
  );
}
