import { X } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Field } from '#back-office/form/field.tsx';
import { callApi } from '#back-office/save/call-api.ts';
import { type Buyer, Wish } from '#features/buyers/buyer.ts';
import { buttonClass } from '#platform/ui/button.ts';

const NOTHING_CHOSEN =
  'Nothing is chosen: every property fits this buyer, so that none stands out. Save works all the same.';

interface WishFieldProps {
  wants: Buyer['wants'];
  error: string | undefined;
  onChange: (wants: Buyer['wants']) => void;
}

/** Understands what is typed, as the search box does, and shows it as chips. */
export function WishField({ wants, error, onChange }: WishFieldProps) {
  const { parts, unused, problem, isAdding, add, takeBack } = useWish(wants, onChange);
  const [typed, setTyped] = useState('');
  const understand = async () => {
    if (typed.trim() !== '' && (await add(typed, wants))) setTyped('');
  };
  const addOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    void understand();
  };
  return (
    <div className="grid gap-2">
      <Field
        label="Wants"
        error={error ?? problem}
        hint="As in the search box: 10 marla plot in Nakodar up to 45 lakh"
      >
        {(control) => (
          <div className="flex gap-2">
            <input
              {...control}
              value={typed}
              maxLength={200}
              autoComplete="off"
              className="field"
              onChange={({ target }) => setTyped(target.value)}
              onKeyDown={addOnEnter}
              onBlur={() => void understand()}
            />
            <button
              type="button"
              onClick={() => void understand()}
              className={`${buttonClass('quiet')} shrink-0`}
            >
              Add
            </button>
          </div>
        )}
      </Field>
      {Object.keys(wants).length === 0 && <p className="notice text-sm">{NOTHING_CHOSEN}</p>}
      <p role="status" className="text-muted empty:sr-only">
        {unused.length > 0 && `Not kept: ${unused.map((part) => `“${part}”`).join(', ')}`}
      </p>
      <ul aria-label="Wants" className="flex flex-wrap gap-2 empty:hidden">
        {parts.map(({ members, label }) => (
          <li key={label}>
            <button
              type="button"
              aria-label={`Remove ${label}`}
              disabled={isAdding}
              onClick={() => takeBack(members, wants)}
              className="inline-flex min-h-11 items-center gap-2 rounded-full border border-line-strong px-4 disabled:opacity-55"
            >
              {label}
              <X aria-hidden="true" className="size-4" />
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

type Wants = Buyer['wants'];

/** What is wanted, in parts; typed words are understood as the search box understands them. */
function useWish(known: Wants, onChange: (wants: Wants) => void) {
  const [parts, setParts] = useState<Wish['parts']>([]);
  const [unused, setUnused] = useState<Wish['unused']>([]);
  const [problem, setProblem] = useState<string>();
  const [isAdding, setAdding] = useState(false);
  const lastAsked = useRef<object>(undefined);

  async function ask(q: string, wants: Wants): Promise<Wish | undefined> {
    const asked = new URLSearchParams({ q, wants: JSON.stringify(wants) });
    lastAsked.current = asked;
    const answer = await callApi(Wish, `/api/Buyer/understand?${asked}`);
    if (lastAsked.current !== asked) return undefined;
    setProblem(answer.ok ? undefined : answer.refusal.message);
    if (!answer.ok) return undefined;
    setParts(answer.data.parts);
    setUnused(answer.data.unused);
    return answer.data;
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for what was stored
  useEffect(() => {
    if (Object.keys(known).length > 0) void ask('', known);
  }, []);

  return {
    parts,
    unused,
    problem,
    /** Meanwhile nothing may be taken back: the answer has what was wanted when it was asked for. */
    isAdding,
    /** False when it could not be understood now, or while another is being added. */
    async add(typed: string, wants: Wants): Promise<boolean> {
      if (isAdding) return false;
      setAdding(true);
      const wish = await ask(typed, wants);
      setAdding(false);
      if (wish !== undefined) onChange(wish.wants);
      return wish !== undefined;
    },
    takeBack(members: readonly string[], wants: Wants): void {
      const kept = Object.entries(wants).filter(([member]) => !members.includes(member));
      setParts(parts.filter((part) => part.members !== members));
      onChange(Object.fromEntries(kept));
    },
  };
}
