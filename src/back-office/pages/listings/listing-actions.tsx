import { History, Pencil, RotateCcw, Trash2 } from 'lucide-react';
import { useMay } from '#session/use-may.ts';
import { RowButton } from './row-button.tsx';

interface ListingActionsProps {
  name: string;
  onEdit: () => void;
  onHistory: () => void;
  onDelete: () => void;
}

/** Delete comes last: on phones it lies far from the others. */
export function ListingActions({ name, onEdit, onHistory, onDelete }: ListingActionsProps) {
  const mayWrite = useMay('write');
  return (
    <div className="flex justify-end gap-2">
      {mayWrite && <RowButton icon={Pencil} text="Edit" label={`Edit ${name}`} onClick={onEdit} />}
      <RowButton icon={History} text="History" label={`History of ${name}`} onClick={onHistory} />
      {mayWrite && (
        <RowButton
          icon={Trash2}
          text="Delete"
          label={`Delete ${name}`}
          isDangerous
          onClick={onDelete}
        />
      )}
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
    <div className="flex justify-end gap-2">
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
