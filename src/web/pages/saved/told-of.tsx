import { useSyncExternalStore } from 'react';
import { fill } from '#language/fill.ts';
import { buttonClass } from '#ui/button.ts';
import { type Followed, followed } from '#web/alerts/followed.ts';
import { useLanguage, useLocalAddress } from '#web/language/use-language.ts';
import { usePageWords, useSharedWords } from '#web/words/use-words.ts';

const NONE: readonly Followed[] = [];

/** What this browser is told of, each with a button that ends it. */
export function ToldOf() {
  const words = usePageWords('saved');
  const shared = useSharedWords();
  const language = useLanguage();
  const local = useLocalAddress();
  const list = useSyncExternalStore(followed.subscribe, followed.get, () => NONE);
  if (list.length === 0) return null;

  async function end(one: Followed) {
    const { toggleAlert } = await import('#web/alerts/toggle-alert.ts');
    await toggleAlert(one.token, one, language, shared);
  }

  return (
    <section aria-labelledby="told-of" className="mt-12 max-w-prose">
      <h2 id="told-of" className="text-xl">
        {words.told}
      </h2>
      <ul className="mt-4 grid gap-3">
        {list.map((one) => (
          <li
            key={one.token}
            className="flex flex-wrap items-center justify-between gap-3 rounded-card border border-line bg-surface p-4"
          >
            <a href={local(one.address)} className="min-w-0 break-words">
              {one.title}
            </a>
            <button
              type="button"
              aria-label={fill(words.stopNamed, { title: one.title })}
              onClick={() => void end(one)}
              className={buttonClass('quiet')}
            >
              {shared.alert.stop}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
