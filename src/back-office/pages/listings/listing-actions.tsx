import { Pencil, RotateCcw, Trash2 } from 'lucide-react';
import { RowButton } from '#back-office/list/row-button.tsx';
import { useMay } from '#session/use-may.ts';

interface ListingActionsProps {
  name: string;
  onEdit: () => void;
  onDelete: () => void;
}

export function ListingActions({ name, onEdit, onDelete }: ListingActionsProps) {
  return (
    <div className="row-actions">
      <RowButton icon={Pencil} text="Edit" label={`Edit ${name}`} shortcut="e" onClick={onEdit} />
      <RowButton
        icon={Trash2}
        text="Delete"
        label={`Delete ${name}`}
        isDangerous
        onClick={onDelete}
      />
    </div>
  );
}

interface TrashActionsProps {
  name: string;
  onRestore: () => void;
  onDelete: () => void;
}

export function TrashActions({ name, onRestore, onDelete }: TrashActionsProps) {
  const mayWrite = useMay('write');
  const mayDelete = useMay('delete for ever');
  return (
    <div className="row-actions">
      {mayWrite && (
        <RowButton icon={RotateCcw} text="Restore" label={`Restore ${name}`} onClick={onRestore} />
      )}
      {mayDelete && (
        <RowButton
          icon={Trash2}
          text="Delete for ever"
          label={`Delete for ever: ${name}`}
          isDangerous
          onClick={onDelete}
        />
      )}
    </div>
  );
}
