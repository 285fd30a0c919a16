import { type KeyboardEvent, useState } from 'react';
import { Autocomplete } from 'react-aria-components/Autocomplete';
import { Input } from 'react-aria-components/Input';
import { Menu, MenuItem } from 'react-aria-components/Menu';
import { SearchField } from 'react-aria-components/SearchField';
import { useLocation, useNavigate } from 'react-router';
import { ModalDialog } from '#back-office/dialogs/modal-dialog.tsx';
import { readListView } from '#back-office/list/list-view.ts';
import {
  downloadList,
  type ExportFormat,
} from '#back-office/pages/listings/export/download-list.ts';
import { listParameters, SORTABLE } from '#back-office/pages/listings/fetch-page.ts';
import { showWentWrong } from '#back-office/save/save-toasts.ts';
import type { AccountActions } from '#back-office/shell/use-account-actions.tsx';
import type { Deeds } from './commands.ts';
import { useFound } from './use-found.ts';

interface PaletteProps {
  actions: AccountActions;
  onClose: () => void;
}

/** One field that leads to every listing, place, page and action. */
export default function Palette({ actions, onClose }: PaletteProps) {
  const [text, setText] = useState('');
  const found = useFound(text, useDeeds(actions));
  const navigate = useNavigate();

  function follow(id: string) {
    const entry = found.find((one) => one.id === id);
    onClose();
    if (entry?.to !== undefined) void navigate(entry.to);
    else entry?.run?.();
  }

  /** The field would take the first Escape to clear itself. Composed letters need theirs. */
  function closeOnEscape(event: KeyboardEvent) {
    if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    event.stopPropagation();
    onClose();
  }

  return (
    <ModalDialog title="Find" onClose={onClose}>
      <Autocomplete inputValue={text} onInputChange={setText}>
        {/* A scroll container without anything to focus is out of reach for the keyboard. It keeps one
            height: else the box would move with each letter. */}
        <div
          className="h-112 min-h-0 scroll-pt-20 overflow-y-auto"
          onKeyDownCapture={closeOnEscape}
        >
          <SearchField
            aria-label="Find listings, places and actions"
            autoFocus
            className="sticky top-0 bg-surface p-4 pb-2"
          >
            <Input
              placeholder="A title, a number, a place, an action"
              maxLength={200}
              className="field"
            />
          </SearchField>
          <Menu
            aria-label="Found"
            items={found}
            className="min-h-40 p-2 outline-none"
            renderEmptyState={() => <p className="p-3 text-muted">Nothing matches.</p>}
            onAction={(id) => follow(String(id))}
          >
            {({ label, detail }) => (
              <MenuItem
                textValue={label}
                className="flex min-h-11 cursor-pointer items-center justify-between gap-3 rounded-card px-3 py-1 outline-none data-focused:bg-sunken"
              >
                <span className="min-w-0 truncate">{label}</span>
                <span className="shrink-0 text-sm text-muted">{detail}</span>
              </MenuItem>
            )}
          </Menu>
        </div>
      </Autocomplete>
    </ModalDialog>
  );
}

/** What the palette does on this page. */
function useDeeds(actions: AccountActions): Deeds {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();

  /** Exports what the list shows, as its own button does; on other pages everything. */
  async function exportList(format: ExportFormat): Promise<void> {
    const query = new URLSearchParams(pathname === '/property' ? search : '');
    const asked = listParameters(readListView(query, SORTABLE), query);
    const problem = await downloadList(asked, format);
    if (problem !== undefined) showWentWrong(problem);
  }

  return {
    exportList: (format) => void exportList(format),
    changePassword: actions.changePassword,
    showPasskeys: actions.showPasskeys,
    logOut: () => void (actions.logOutAtOnce() && navigate('/login')),
  };
}
