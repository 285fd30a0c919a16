import type { ReactNode } from 'react';
import { usePageWords } from '#web/words/use-words.ts';
import type { Compared } from './compared.ts';

interface CompareRowProps {
  label: string;
  columns: readonly Compared[];
  allSame?: boolean;
  /** One for each column. */
  children: readonly ReactNode[];
}

export function CompareRow({ label, columns, allSame = false, children }: CompareRowProps) {
  const { notGiven } = usePageWords('compare');
  return (
    <tr className={allSame ? 'compare-same' : undefined}>
      <th scope="row">
        <span>{label}</span>
      </th>
      {columns.map(({ id }, index) => (
        <td key={id}>
          {children[index] || (
            <>
              <span aria-hidden="true" className="text-muted">
                –
              </span>
              <span className="sr-only">{notGiven}</span>
            </>
          )}
        </td>
      ))}
    </tr>
  );
}
