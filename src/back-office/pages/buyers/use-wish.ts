import { useEffect, useRef, useState } from 'react';
import { callApi } from '#back-office/save/call-api.ts';
import { type Buyer, Wish } from '#features/buyers/buyer.ts';

type Wants = Buyer['wants'];

/** What is wanted, in parts; typed words are understood as the search box understands them. */
export function useWish(known: Wants, onChange: (wants: Wants) => void) {
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
