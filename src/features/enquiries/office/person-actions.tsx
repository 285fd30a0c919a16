import { useMay } from '#session/use-may.ts';

/** What is asked for by the person behind an enquiry, by right. */
export function PersonActions({ onAsk }: { onAsk: (what: 'erase' | 'person') => void }) {
  const mayErase = useMay('write');
  const maySeeAll = useMay('erase people');
  return (
    <div className="flex flex-wrap gap-3 border-t border-line pt-4 empty:hidden">
      {maySeeAll && (
        <button type="button" className="row-action" onClick={() => onAsk('person')}>
          Everything about this person
        </button>
      )}
      {mayErase && (
        <button
          type="button"
          className="row-action hover:border-danger hover:text-danger"
          onClick={() => onAsk('erase')}
        >
          Erase this enquiry
        </button>
      )}
    </div>
  );
}
