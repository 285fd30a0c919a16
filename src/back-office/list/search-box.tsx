import { Search } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';

const PAUSE_MS = 250;

export function SearchBox({
  value,
  onSearch,
}: {
  value: string;
  onSearch: (search: string) => void;
}) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  // A filter may be chosen during the pause.
  const searchNow = useRef(onSearch);
  useEffect(() => {
    searchNow.current = onSearch;
  });

  const input = useRef<HTMLInputElement>(null);
  const { key } = useLocation();
  const isOwn = useNavigationType() === 'REPLACE';
  // Takes over the search of a new address. Its own searches lag behind the typing.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each navigation
  useEffect(() => {
    // A pending timer means that a search is about to follow.
    if (isOwn || input.current === null || timer.current !== undefined) return;
    input.current.value = value;
  }, [key]);

  return (
    <search className="relative min-w-0 grow sm:w-60 xl:w-72">
      <Search
        aria-hidden="true"
        className="pointer-events-none absolute top-3 left-3 size-5 text-muted"
      />
      <input
        ref={input}
        type="search"
        aria-label="Search"
        placeholder="Search"
        defaultValue={value}
        maxLength={200}
        className="field pl-10"
        onChange={({ target }) => {
          clearTimeout(timer.current);
          timer.current = setTimeout(() => {
            timer.current = undefined;
            searchNow.current(target.value.trim());
          }, PAUSE_MS);
        }}
      />
    </search>
  );
}
