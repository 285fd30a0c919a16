import { useEffect, useState, useSyncExternalStore } from 'react';
import { exploreAddress } from '#features/listings/explore-address.ts';
import { fill } from '#platform/language/fill.ts';
import { buttonClass } from '#platform/ui/button.ts';
import { type Followed, followed } from '#web/alerts/followed.ts';
import { useLanguage, useLocalAddress } from '#web/language/use-language.ts';
import { usePageMessages, useSharedMessages } from '#web/messages/use-messages.ts';
import { fetchListed, LISTED, type Listed } from '#web/saved/listed.ts';
import { useSavedList } from '#web/saved/saved-list.ts';
import { useHydrated } from '#web/ui/use-hydrated.ts';
import { ListedCards } from './listed-cards.tsx';
import { SendList } from './send-list.tsx';

/**
 * What this browser has saved. What is taken off stays in sight, with an empty heart, until the page
 * is left: a slip of the finger costs nothing.
 */
export function OwnList({ siteUrl }: { siteUrl: string }) {
  const messages = usePageMessages('saved');
  const isHydrated = useHydrated();
  const saved = useSavedList();
  const { ids, listed, isFailed, again } = useOwnListed(saved.map(({ id }) => id));
  const kept = listed?.filter(({ id }) => saved.some((one) => one.id === id));
  return (
    <>
      <h1 className="text-3xl sm:text-4xl">{messages.heading}</h1>
      <p className="mt-3 hidden max-w-prose text-lg unscripted:block">{messages.needsScripts}</p>
      {/* As high as the screen, and with margins of its own, so that nothing moves while the list loads. */}
      <div className="flow-root min-h-svh unscripted:hidden">
        {isHydrated && ids.length === 0 ? (
          <NothingSaved />
        ) : (
          <>
            <p className="mt-2 max-w-prose text-muted">{messages.kept}</p>
            {isFailed && (
              <p role="alert" className="mt-6 flex flex-wrap items-center gap-4">
                {messages.failed}
                <button type="button" onClick={again} className={buttonClass('primary')}>
                  {messages.tryAgain}
                </button>
              </p>
            )}
            {listed === undefined ? (
              !isFailed && <Skeletons />
            ) : (
              <>
                <ListedCards listed={listed} />
                {kept !== undefined && kept.length > 0 && (
                  <SendList
                    listed={kept}
                    siteUrl={siteUrl}
                    heading={messages.send}
                    head={messages.message}
                  />
                )}
              </>
            )}
          </>
        )}
        <ToldOf />
      </div>
    </>
  );
}

function NothingSaved() {
  const { empty } = usePageMessages('saved');
  const local = useLocalAddress();
  return (
    <div className="mt-6 max-w-prose">
      <h2 className="text-xl">{empty.heading}</h2>
      <p className="mt-2 mb-6 text-muted">{empty.text}</p>
      <a href={local(exploreAddress())} className={buttonClass('primary')}>
        {empty.search}
      </a>
    </div>
  );
}

function Skeletons() {
  return (
    <div aria-hidden="true" data-needs-scripts="" className="listed-cards mt-6">
      {[1, 2, 3].map((number) => (
        <div key={number} className="h-96 rounded-card border border-line bg-sunken" />
      ))}
    </div>
  );
}

/** Those of the ids now or before, newest first; fetched again when another tab adds one. */
function useOwnListed(saved: readonly number[]) {
  const [ids, setIds] = useState<readonly number[]>(saved);
  const [listed, setListed] = useState<readonly Listed[]>();
  const [attempt, setAttempt] = useState(0);
  const [failedAttempt, setFailedAttempt] = useState<number>();
  const local = useLocalAddress();
  const address = local(LISTED);
  const added = saved.filter((id) => !ids.includes(id));
  if (added.length > 0) setIds([...added, ...ids]);

  const wanted = ids.join(',');
  useEffect(() => {
    if (wanted === '') return;
    let isCurrent = true;
    void fetchListed(address, wanted.split(',').map(Number)).then((found) => {
      if (!isCurrent) return;
      if (found === undefined) setFailedAttempt(attempt);
      else setListed(found);
    });
    return () => {
      isCurrent = false;
    };
  }, [address, wanted, attempt]);
  return {
    ids,
    listed,
    isFailed: failedAttempt === attempt,
    again: () => setAttempt(attempt + 1),
  };
}

const NONE: readonly Followed[] = [];

/** What this browser is told of, each with a button that ends it. */
function ToldOf() {
  const messages = usePageMessages('saved');
  const shared = useSharedMessages();
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
        {messages.told}
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
              aria-label={fill(messages.stopNamed, { title: one.title })}
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
