import { KeyRound, Trash2 } from 'lucide-react';
import { dayText } from '#back-office/times.ts';
import type { Passkey } from '#features/accounts/passkey.ts';
import { dayInIndia } from '#language/dates.ts';

interface PasskeyListProps {
  passkeys: readonly Passkey[];
  onRemove: (passkey: Passkey) => void;
}

export function PasskeyList({ passkeys, onRemove }: PasskeyListProps) {
  if (passkeys.length === 0) return <p className="text-muted">You have no passkeys yet.</p>;
  return (
    <ul aria-label="Your passkeys" className="divide-y divide-line border-y border-line">
      {passkeys.map((passkey) => (
        <li key={passkey.id} className="flex items-center gap-3 py-3">
          <KeyRound aria-hidden="true" className="size-5 shrink-0 text-field" />
          <div className="min-w-0 grow">
            <p className="font-semibold wrap-anywhere">{passkey.name}</p>
            <p className="text-sm text-muted">
              Added {dayText(dayInIndia(passkey.createdAt))},{' '}
              {passkey.lastUsedAt === null
                ? 'never used'
                : `last used ${dayText(dayInIndia(passkey.lastUsedAt))}`}
            </p>
          </div>
          <button
            type="button"
            aria-label={`Remove ${passkey.name}`}
            className="row-action hover:border-danger hover:text-danger"
            onClick={() => onRemove(passkey)}
          >
            <Trash2 aria-hidden="true" className="size-4" />
            <span className="max-sm:sr-only">Remove</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
