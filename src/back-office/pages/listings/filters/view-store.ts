import { createStore } from '#platform/ui/store.ts';
import { hasMembers, isListOf, isText } from '#platform/validation/shape.ts';

/** A filtered list under a name, kept in this browser, with the columns that it hides. */
export interface SavedView {
  readonly name: string;
  readonly query: string;
  readonly hidden?: readonly string[] | undefined;
}

const KEY = 'listing views';

const isHidden = (value: unknown) => value === undefined || isListOf(isText)(value);
const areViews = isListOf(hasMembers<SavedView>({ name: isText, query: isText, hidden: isHidden }));

const store = createStore<readonly SavedView[]>(restore());

export const savedViews = store.get;
export const subscribeToViews = store.subscribe;

/** A view of the same name is replaced. */
export function saveView(view: SavedView): void {
  keep([...store.get().filter(({ name }) => name !== view.name), view]);
}

export function removeView(name: string): void {
  keep(store.get().filter((view) => view.name !== name));
}

/** The kept view that an address shows, on whatever page. */
export function viewOf(query: URLSearchParams): SavedView | undefined {
  const shown = viewQuery(query);
  return store.get().find((view) => view.query === shown);
}

export function viewQuery(query: URLSearchParams): string {
  const rest = new URLSearchParams(query);
  rest.delete('page');
  return String(rest);
}

function keep(views: readonly SavedView[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(views));
  } catch {
    // Without storage they last as long as the page.
  }
  store.set(views);
}

function restore(): readonly SavedView[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return areViews(kept) ? kept : [];
  } catch {
    return [];
  }
}
