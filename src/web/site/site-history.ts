import { englishAddress, languageOfPath } from '#platform/language/language-address.ts';
import { fetchPage } from '#web/navigation/fetch-page.ts';
import {
  currentIndex,
  currentLocation,
  enter,
  locationOf,
} from '#web/navigation/history-entries.ts';
import type { NavigateOptions } from '#web/navigation/navigation.ts';
import type { PageLocation } from '#web/navigation/page-location.ts';
import type { ViewName } from '#web/pages/views.tsx';
import { isResults } from '#web/shell/asked-phrase.ts';
import { showFetchError } from '#web/ui/fetch-error-toast.ts';
import type { SentPage } from './site-data.ts';

export interface Visit {
  readonly page: SentPage;
  readonly location: PageLocation;
  /** What is being fetched, in the place of the page. */
  readonly pending: PageLocation | undefined;
  /** How often other results could not be fetched. */
  readonly failures: number;
  /** How far the page was scrolled when it was left; 0 for a new one. */
  readonly scrollY: number;
}

/** How the page of an address is shown. */
interface Showing {
  /** Whether a document of it takes the place of the present entry. */
  readonly replace: boolean;
  /** Gets where redirects led, before the page is shown. */
  readonly arrive: (there: PageLocation) => void;
  readonly fail: () => void;
}

/** For so long the page says that another is loaded. */
const LEAVING_MS = 10_000;

/**
 * What a document shows, one page in the place of another. Every other page is a document of its
 * own: so are those that other scripts than ours understand.
 */
export function createSiteHistory(first: SentPage) {
  let visit: Visit = {
    page: first,
    location: currentLocation(),
    pending: undefined,
    failures: 0,
    scrollY: 0,
  };
  let index = currentIndex();
  let fetching = new AbortController();
  const scrolled = new Map<string, number>();
  const listeners = new Set<() => void>();

  function change(part: Partial<Visit>): void {
    visit = { ...visit, ...part };
    for (const listener of listeners) listener();
  }

  function leave(there: PageLocation, replace: boolean): void {
    change({ pending: there });
    // A visitor may stop it: then the page must be in sight again.
    setTimeout(() => visit.pending === there && change({ pending: undefined }), LEAVING_MS);
    const address = there.pathname + there.search + there.hash;
    if (replace) location.replace(address);
    else location.assign(address);
  }

  async function show(there: PageLocation, { replace, arrive, fail }: Showing): Promise<void> {
    fetching.abort();
    fetching = new AbortController();
    const { signal } = fetching;
    change({ pending: there });
    try {
      const { page, address } = await fetchPage<SentPage>(there.pathname + there.search, signal);
      if (signal.aborted) return;
      const { pathname, search } = new URL(address, location.href);
      const arrived = { ...there, pathname, search };
      if (page.view !== visit.page.view || page.scripts !== first.scripts) {
        leave(arrived, replace);
        return;
      }
      scrolled.set(visit.location.key, scrollY);
      history.scrollRestoration = 'manual';
      arrive(arrived);
      index = currentIndex();
      document.title = page.title;
      change({
        page,
        location: arrived,
        pending: undefined,
        scrollY: scrolled.get(arrived.key) ?? 0,
      });
    } catch {
      if (!signal.aborted) fail();
    }
  }

  function stay(): void {
    change({ pending: undefined, failures: visit.failures + 1 });
    showFetchError();
  }

  function navigate(
    address: string,
    { replace = false, state = null }: NavigateOptions = {},
  ): void {
    const there = locationOf(address, state);
    const { page, location: here } = visit;
    if (!isInPlace(page.view, there, here)) {
      leave(there, replace);
      return;
    }
    void show(there, {
      replace,
      arrive: (arrived) => enter(arrived, { replace }),
      fail: page.view === 'explore' ? stay : () => leave(there, replace),
    });
  }

  function addEntry(state: unknown): void {
    const { pathname, search } = visit.location;
    const there = locationOf(pathname + search, state);
    enter(there, { replace: false });
    index = currentIndex();
    change({ location: there });
  }

  function followHistory(): void {
    const there = currentLocation();
    fetching.abort();
    if (isSameAddress(there, visit.location)) {
      index = currentIndex();
      change({ location: there, pending: undefined });
      return;
    }
    void show(there, {
      replace: true,
      arrive: () => {},
      fail() {
        stay();
        const steps = index - currentIndex();
        if (steps === 0) enter(visit.location, { replace: true });
        else history.go(steps);
      },
    });
  }

  return {
    current: (): Visit => visit,
    navigate,
    addEntry,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Follows the browser's history until it is stopped. */
    start(): () => void {
      const listening = new AbortController();
      const { signal } = listening;
      addEventListener('popstate', followHistory, { signal });
      // The browser scrolls a document that it opens again.
      addEventListener('pagehide', () => Object.assign(history, { scrollRestoration: 'auto' }), {
        signal,
      });
      addEventListener('pageshow', ({ persisted }) => persisted && change({ pending: undefined }), {
        signal,
      });
      return () => listening.abort();
    },
  };
}

function isSameAddress(there: PageLocation, here: PageLocation): boolean {
  return there.pathname === here.pathname && there.search === here.search;
}

/** Results take the place of others in the same language, and so does what one form becomes. */
function isInPlace(view: ViewName, there: PageLocation, here: PageLocation): boolean {
  if (view === 'enquiry') return there.pathname === here.pathname;
  return (
    view === 'explore' &&
    isResults(englishAddress(there.pathname)) &&
    languageOfPath(there.pathname) === languageOfPath(here.pathname)
  );
}
