import { Keyboard } from 'lucide-react';
import { useState } from 'react';
import { useRevalidator, useSearchParams } from 'react-router';
import { ListFrame, ListPage } from '#back-office/list/list-page.tsx';
import { readListView } from '#back-office/list/list-view.ts';
import { PillLinks } from '#back-office/list/pill-links.tsx';
import { useLastLoaded, useListView } from '#back-office/list/use-list-view.ts';
import { useRowPanel } from '#back-office/list/use-row-panel.ts';
import { fetchToday, withUnread } from '#back-office/pages/today/fetch-today.ts';
import type { Enquiry } from '#features/enquiries/enquiry.ts';
import type { Route } from './+types/page';
import { EnquiryRow } from './enquiry-row.tsx';
import { currentView, VIEWS } from './enquiry-views.ts';
import { ENQUIRIES_PER_PAGE, fetchEnquiries } from './fetch-enquiries.ts';
import { EnquiryPanel, KeysDialog, NoteDialog } from './late-parts.ts';
import { useStandingChange } from './use-standing-change.ts';

const TITLE = 'Enquiries';
const OWN_KEYS = [
  ['o', 'Open it beside the list'],
  ['c', 'Call'],
  ['w', 'Answer on WhatsApp'],
  ['n', 'Note and follow up'],
  ['d', 'Close it'],
] as const;

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const query = new URL(request.url).searchParams;
  const [page, today] = await Promise.all([
    fetchEnquiries(readListView(query, []), query),
    fetchToday(),
  ]);
  return { ...page, today, now: new Date() };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const title = withUnread(TITLE, loaderData?.today);
  return [{ title: `${title} | ${matches[0].loaderData.shell.business.name}` }];
}

export function HydrateFallback() {
  return <ListFrame title={TITLE} />;
}

export default function EnquiriesPage({ loaderData, matches }: Route.ComponentProps) {
  const [query, setQuery] = useSearchParams();
  const loaded = useLastLoaded(loaderData, String(query));
  const { page, rows, total, failure, today, now } = loaded;
  const { business, siteUrl } = matches[0].loaderData.shell;
  const agency = { name: business.name, siteUrl };
  const { view, pageAddress, setSearch } = useListView([]);
  const current = currentView(query);
  const { revalidate } = useRevalidator();
  const changeStanding = useStandingChange();
  const [noted, setNoted] = useState<Enquiry>();
  const [showsKeys, setShowsKeys] = useState(false);
  const asked = Number(query.get('open')) || undefined;
  const { shown, ...panel } = useRowPanel<{ id: number }>({
    rows,
    first: asked === undefined ? undefined : { id: asked },
    onKeys: () => setShowsKeys(true),
    onClose() {
      if (!query.has('open')) return void revalidate();
      const others = new URLSearchParams([...query].filter(([name]) => name !== 'open'));
      setQuery(others, { replace: true });
    },
  });
  const links = VIEWS.map(({ name, label, counted }) => ({
    label,
    address: name === '' ? '/enquiries' : `/enquiries?view=${name}`,
    isShown: name === current.name,
    count: counted && today?.[counted],
  }));

  function goOn(next: 'stay' | 'list' | 'next row') {
    const isLast = rows.at(-1)?.id === shown?.id;
    if (next === 'list' || (next === 'next row' && isLast)) return panel.close();
    if (next === 'next row') panel.step(1);
    void revalidate();
  }

  return (
    <>
      <ListPage
        title={TITLE}
        first={{ advice: current.none }}
        view={{ ...view, page }}
        total={total}
        perPage={ENQUIRIES_PER_PAGE}
        failure={failure}
        covered={shown !== undefined}
        pageAddress={pageAddress}
        onSearch={setSearch}
        controls={
          <button
            type="button"
            aria-label="Keys"
            title="Keys (?)"
            className="row-icon max-lg:hidden"
            onClick={() => setShowsKeys(true)}
          >
            <Keyboard aria-hidden="true" className="size-5" />
          </button>
        }
        notices={<PillLinks links={links} />}
      >
        <div ref={panel.list}>
          <ul aria-label={TITLE} className="enquiry-rows">
            {rows.map((enquiry) => (
              <EnquiryRow
                key={enquiry.id}
                enquiry={enquiry}
                agency={agency}
                now={now}
                isOpen={enquiry.id === shown?.id}
                onOpen={() => panel.open(enquiry)}
                onNote={() => setNoted(enquiry)}
                onClosed={() =>
                  void changeStanding(enquiry, { status: 'closed', followUpOn: null })
                }
              />
            ))}
          </ul>
        </div>
      </ListPage>
      {shown !== undefined && (
        <EnquiryPanel
          id={shown.id}
          agency={agency}
          onOpen={panel.open}
          onStep={panel.step}
          onClose={panel.close}
          onSaved={goOn}
        />
      )}
      {noted !== undefined && (
        <NoteDialog
          row={noted}
          onClose={() => setNoted(undefined)}
          onSaved={() => {
            setNoted(undefined);
            void revalidate();
          }}
        />
      )}
      {showsKeys && (
        <KeysDialog what="enquiry" own={OWN_KEYS} onClose={() => setShowsKeys(false)} />
      )}
    </>
  );
}
