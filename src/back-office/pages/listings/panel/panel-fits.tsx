import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { callApi } from '#back-office/save/call-api.ts';
import { hasMembers, isListOf, isNumber, isText, shapeOf } from '#validation/shape.ts';

interface Fits {
  readonly items: readonly { readonly buyer: { readonly name: string } }[];
  readonly totalCount: number;
}

const FITS = shapeOf(
  hasMembers<Fits>({
    items: isListOf(hasMembers({ buyer: hasMembers({ name: isText }) })),
    totalCount: isNumber,
  }),
);
const NAMED = 3;

/** Buyers who look for it, the newest by name, with the way to all of them. */
export function PanelFits({ id }: { id: number }) {
  const [fits, setFits] = useState<Fits>();
  useEffect(() => {
    let isCurrent = true;
    void callApi(FITS, `/api/Property/${id}/buyers?pageSize=${NAMED}`).then(
      (answer) => isCurrent && answer.ok && setFits(answer.data),
    );
    return () => {
      isCurrent = false;
    };
  }, [id]);
  return (
    <p className="panel-fits">
      <Link to={`/property-buyers/${id}`}>Who it fits</Link>
      <span>{fits && namesOf(fits)}</span>
    </p>
  );
}

function namesOf({ items, totalCount }: Fits): string {
  if (totalCount === 0) return 'Nobody looks for exactly this now.';
  const others = totalCount - items.length;
  const names = items.map(({ buyer }) => buyer.name).join(', ');
  return others > 0 ? `${names} and ${others} more` : names;
}
