import { ImagePlus, Pencil } from 'lucide-react';
import { Link } from 'react-router';
import { useMay } from '#session/use-may.ts';
import type { Unfinished } from './fetch-plan.ts';
import { TaskWord } from './task-word.tsx';

/** A draft, or a listing that visitors see without a picture; one tap opens it. */
export function UnfinishedLine({ id, title, kind, city, isDraft, hasPhoto }: Unfinished) {
  const mayWrite = useMay('write');
  const name = title || `${kind} without a title`;
  const lacks = [isDraft ? 'Draft' : '', hasPhoto ? '' : 'No photograph'].filter(Boolean);
  const Icon = isDraft ? Pencil : ImagePlus;
  return (
    <li data-row={mayWrite ? '' : undefined} className="task-line">
      <div className="min-w-0">
        <p className="truncate font-semibold">{name}</p>
        <p className="truncate text-sm text-muted">{[...lacks, kind, city].join(' · ')}</p>
      </div>
      {mayWrite && (
        <Link to={`/property?edit=${id}`} aria-keyshortcuts="o" className="task-action">
          <Icon aria-hidden="true" className="size-4" />
          <TaskWord word={isDraft ? 'Finish' : 'Add photograph'} name={name} />
        </Link>
      )}
    </li>
  );
}
