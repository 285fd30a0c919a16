import { ArrowLeft, ArrowRight, Crop, RotateCw, Star, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { type PictureEdit, turned, WHOLE } from '#platform/media/prepare/picture-edit.ts';

interface PhotoToolsProps {
  /** Whether this browser can show, and so edit, the picture. */
  canEdit: boolean;
  isFirst: boolean;
  isLast: boolean;
  isCropping: boolean;
  edit: PictureEdit;
  onEdit: (edit: PictureEdit) => void;
  onCropping: (isCropping: boolean) => void;
  onMove: (by: number) => void;
  onRemove: () => void;
}

export function PhotoTools({ isFirst, isLast, edit, isCropping, ...on }: PhotoToolsProps) {
  return (
    <div className="grid grid-cols-2 gap-2">
      <Tool label="Rotate" isDisabled={!on.canEdit} onPress={() => on.onEdit(turned(edit))}>
        <RotateCw aria-hidden="true" className="size-5" />
      </Tool>
      <Tool
        label={isCropping ? 'Whole picture' : 'Crop'}
        isDisabled={!on.canEdit}
        onPress={() => {
          if (isCropping) on.onEdit({ ...edit, crop: WHOLE });
          on.onCropping(!isCropping);
        }}
      >
        <Crop aria-hidden="true" className="size-5" />
      </Tool>
      <Tool label="Move earlier" isDisabled={isFirst} onPress={() => on.onMove(-1)}>
        <ArrowLeft aria-hidden="true" className="size-5" />
      </Tool>
      <Tool label="Move later" isDisabled={isLast} onPress={() => on.onMove(1)}>
        <ArrowRight aria-hidden="true" className="size-5" />
      </Tool>
      <Tool
        label="Make cover"
        isDisabled={isFirst}
        onPress={() => on.onMove(Number.NEGATIVE_INFINITY)}
      >
        <Star aria-hidden="true" className="size-5" />
      </Tool>
      <Tool label="Remove" isDisabled={false} onPress={on.onRemove}>
        <Trash2 aria-hidden="true" className="size-5" />
      </Tool>
    </div>
  );
}

interface ToolProps {
  label: string;
  isDisabled: boolean;
  onPress: () => void;
  children: ReactNode;
}

/** Stays focusable while it can do nothing: `disabled` would drop the focus out of the dialog. */
function Tool({ label, isDisabled, onPress, children }: ToolProps) {
  return (
    <button
      type="button"
      aria-disabled={isDisabled}
      className="row-action hover:border-field hover:text-field aria-disabled:opacity-55"
      onClick={() => isDisabled || onPress()}
    >
      {children}
      {label}
    </button>
  );
}
