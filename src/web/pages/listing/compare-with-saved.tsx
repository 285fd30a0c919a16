import { addressWithIds } from '#features/listings/listing-ids.ts';
import { useLocalAddress } from '#web/language/use-language.ts';
import { usePageMessages } from '#web/messages/use-messages.ts';
import { useSavedList } from '#web/saved/saved-list.ts';

const MOST_OTHERS = 3;

/** This listing beside those that were saved last; nothing while there are none. */
export function CompareWithSaved({ id }: { id: number }) {
  const { compareWithSaved } = usePageMessages('listing');
  const local = useLocalAddress();
  const others = useSavedList().filter((saved) => saved.id !== id);
  if (others.length === 0) return null;
  const ids = [id, ...others.slice(0, MOST_OTHERS).map((saved) => saved.id)];
  return (
    <a
      href={local(addressWithIds('/compare', ids))}
      className="inline-flex min-h-11 items-center font-semibold text-field underline print:hidden"
    >
      {compareWithSaved}
    </a>
  );
}
