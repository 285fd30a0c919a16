import { useState } from 'react';
import { Autocomplete } from 'react-aria-components/Autocomplete';
import { Input } from 'react-aria-components/Input';
import { Menu, MenuItem } from 'react-aria-components/Menu';
import { SearchField } from 'react-aria-components/SearchField';
import { useNavigate } from 'react-router';
import { ModalDialog } from '#back-office/dialogs/modal-dialog.tsx';
import { useFound } from './use-found.ts';

/** One field that leads to every listing, place, page and action. */
export default function Palette({ onClose }: { onClose: () => void }) {
  const [text, setText] = useState('');
  const found = useFound(text);
  const navigate = useNavigate();
  return (
    <ModalDialog title="Find" onClose={onClose}>
      <Autocomplete inputValue={text} onInputChange={setText}>
        {/* A scroll container without anything to focus is out of reach for the keyboard. */}
        <div className="max-h-112 min-h-0 scroll-pt-20 overflow-y-auto">
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
            items={found.map((entry) => ({ ...entry, id: entry.to }))}
            className="min-h-40 p-2 outline-none"
            renderEmptyState={() => <p className="p-3 text-muted">Nothing matches.</p>}
            onAction={(to) => {
              onClose();
              void navigate(String(to));
            }}
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
