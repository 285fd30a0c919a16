import { Plus } from 'lucide-react';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { useNavigation } from 'react-router';
import { buttonClass } from '#platform/ui/button.ts';
import { useMay } from '#session/use-may.ts';
import { EmptyList, type FirstStep } from './empty-list.tsx';
import { ListFailure } from './list-failure.tsx';
import { type ListView, pageCount, ROWS_PER_PAGE } from './list-view.ts';
import { Pager, usePageChange } from './pager.tsx';
import { SearchBox } from './search-box.tsx';

const NOTHING_YET = { advice: 'Nothing here yet.' };

export function ListPage({
  title,
  add,
  onAdd,
  view,
  total,
  perPage = ROWS_PER_PAGE,
  first = NOTHING_YET,
  failure,
  covered,
  hasSearch = true,
  ...props
}: {
  title: string;
  /** What the button that adds a row says; there is no button without it. */
  add?: string;
  onAdd?: () => void;
  view: ListView;
  total: number;
  perPage?: number;
  /** What an empty list says to do. */
  first?: FirstStep;
  failure?: string | undefined;
  covered: boolean;
  /** False where there is nothing to search. */
  hasSearch?: boolean;
  pageAddress: (page: number) => string;
  onSearch: (search: string) => void;
  /** Stands beside the search. */
  controls?: ReactNode;
  notices?: ReactNode;
  /** Stays in sight and may come and go: nothing moves for it. */
  atBottom?: ReactNode;
  children: ReactNode;
}) {
  const { pageAddress, onSearch, controls, notices, atBottom, children } = props;
  const { page, heading } = useFocusAfterClose(covered);
  const onLinkClick = usePageChange(view.page, heading);
  const mayWrite = useMay('write');
  const isLoading = useNavigation().state === 'loading';
  return (
    <ListFrame
      title={title}
      page={page}
      heading={heading}
      tools={
        <>
          {controls}
          <div
            className={`flex grow gap-2 sm:grow-0 ${add === undefined ? '' : 'max-sm:basis-full'}`}
          >
            {hasSearch && <SearchBox value={view.search} onSearch={onSearch} />}
            {mayWrite && add !== undefined && (
              <button type="button" className={`${buttonClass()} shrink-0`} onClick={onAdd}>
                <Plus aria-hidden="true" className="size-5" />
                {add}
              </button>
            )}
          </div>
        </>
      }
    >
      {notices}
      <ListFailure message={failure} />
      {total > 0 && (
        <div
          aria-busy={isLoading}
          className={`transition-opacity ${isLoading ? 'opacity-60' : ''}`}
        >
          {children}
        </div>
      )}
      {total === 0 && failure === undefined && (
        <EmptyList search={view.search} first={first} onAdd={onAdd} />
      )}
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <p role="status" className={total === 0 ? 'sr-only' : 'text-sm text-muted'}>
          {failure === undefined && summary(view.page, total, perPage)}
        </p>
        <Pager
          page={view.page}
          pages={pageCount(total, perPage)}
          addressOf={pageAddress}
          onLinkClick={onLinkClick}
        />
      </div>
      {atBottom !== undefined && (
        <div className="sticky bottom-[calc(var(--bottom-bar)+0.5rem)] z-10 grid max-h-[40svh] gap-2 overflow-y-auto empty:hidden">
          {atBottom}
        </div>
      )}
    </ListFrame>
  );
}

interface ListFrameProps {
  title: string;
  page?: RefObject<HTMLDivElement | null>;
  heading?: RefObject<HTMLHeadingElement | null>;
  tools?: ReactNode;
  children?: ReactNode;
}

/** The title and tools of a list. The server renders it too, and it stands while the rows load. */
export function ListFrame({ title, page, heading, tools, children }: ListFrameProps) {
  return (
    <div ref={page} className="page-width grid grid-cols-1 gap-3 py-4 lg:px-5">
      <div
        className={`flex min-h-11 flex-wrap items-center gap-2 ${tools === undefined ? 'max-sm:min-h-24' : ''}`}
      >
        <h1 ref={heading} tabIndex={-1} className="mr-auto text-xl outline-none sm:text-2xl">
          {title}
        </h1>
        {tools}
      </div>
      {children ?? (
        <div role="status" className="skeleton min-h-96">
          <span className="sr-only">Loading...</span>
        </div>
      )}
      <noscript data-needs-scripts="">
        <p>The back-office needs JavaScript, which is switched off in this browser.</p>
      </noscript>
    </div>
  );
}

function summary(page: number, total: number, perPage: number): string {
  if (total === 0) return 'No entries';
  const first = (page - 1) * perPage + 1;
  const last = Math.min(page * perPage, total);
  return `${first.toLocaleString('en-US')} to ${last.toLocaleString('en-US')} of ${total.toLocaleString('en-US')}`;
}

/**
 * Focuses the page's heading when the control that was used last has gone, e.g. with its row.
 * A dialog that closes gives the focus back by itself (react-aria) to what had it before.
 */
function useFocusAfterClose(isCovered: boolean) {
  const page = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const lastUsed = useRef<HTMLElement>(undefined);

  useEffect(() => {
    const root = page.current;
    if (root === null) return;
    const note = ({ target }: Event) => {
      if (target instanceof HTMLElement) lastUsed.current = target;
    };
    // Safari does not focus a button that is clicked.
    const focusClicked = ({ target }: Event) => {
      if (target instanceof Element) target.closest<HTMLElement>('a, button')?.focus();
    };
    const rows = new MutationObserver(() => focusIfLost(lastUsed.current, heading.current));
    rows.observe(root, { childList: true, subtree: true });
    root.addEventListener('focusin', note);
    root.addEventListener('click', focusClicked, true);
    return () => {
      rows.disconnect();
      root.removeEventListener('focusin', note);
      root.removeEventListener('click', focusClicked, true);
    };
  }, []);

  useEffect(() => {
    if (!isCovered) focusIfLost(lastUsed.current, heading.current);
  }, [isCovered]);

  return { page, heading };
}

function focusIfLost(lastUsed: HTMLElement | undefined, heading: HTMLElement | null): void {
  const isLost = document.activeElement === null || document.activeElement === document.body;
  if (isLost && lastUsed?.isConnected === false) heading?.focus();
}
