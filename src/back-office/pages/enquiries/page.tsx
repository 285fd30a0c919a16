import { useState } from 'react';
import { useRevalidator, useSearchParams } from 'react-router';
import { ListFrame, ListPage } from '#back-office/list/list-page.tsx';
import { readListView } from '#back-office/list/list-view.ts';
import { PillLinks } from '#back-office/list/pill-links.tsx';
import { useListView } from '#back-office/list/use-list-view.ts';
import { fetchToday } from '#back-office/pages/today/fetch-today.ts';
import type { Route } from './+types/page';
import { EnquiryCard } from './enquiry-card.tsx';
import { EnquiryDialog } from './enquiry-dialog.tsx';
import { currentView, VIEWS } from './enquiry-views.ts';
import { fetchEnquiries } from './fetch-enquiries.ts';

const TITLE = 'Enquiries';

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const query = new URL(request.url).searchParams;
  const [page, today] = await Promise.all([
    fetchEnquiries(readListView(query, []), query),
    fetchToday(),
  ]);
  return { ...page, today };
}

export function meta({ matches }: Route.MetaArgs) {
  return [{ title: `${TITLE} | ${matches[0].loaderData.shell.business.name}` }];
}

export function HydrateFallback() {
  return <ListFrame title={TITLE} />;
}

export default function EnquiriesPage({
  loaderData: { page, rows, total, failure, today },
  matches,
}: Route.ComponentProps) {
  const { business, siteUrl } = matches[0].loaderData.shell;
  const { view, pageAddress, setSearch } = useListView([]);
  const [query, setQuery] = useSearchParams();
  const shown = currentView(query);
  const { revalidate } = useRevalidator();
  const [openId, setOpenId] = useState(Number(query.get('open')) || undefined);
  const close = () => {
    setOpenId(undefined);
    if (!query.has('open')) return void revalidate();
    const others = new URLSearchParams([...query].filter(([name]) => name !== 'open'));
    setQuery(others, { replace: true });
  };
  const links = VIEWS.map(({ name, label, counted }) => ({
    label,
    address: name === '' ? '/enquiries' : `/enquiries?view=${name}`,
    isShown: name === shown.name,
    count: counted && today?.[counted],
  }));
  return (
    <>
      <ListPage
        title={TITLE}
        view={{ ...view, page }}
        total={total}
        failure={failure}
        covered={openId !== undefined}
        pageAddress={pageAddress}
        onSearch={setSearch}
        notices={<PillLinks links={links} />}
      >
        <ul aria-label={TITLE} className="grid gap-3">
          {rows.map((enquiry) => (
            <EnquiryCard key={enquiry.id} enquiry={enquiry} onOpen={() => setOpenId(enquiry.id)} />
          ))}
        </ul>
      </ListPage>
      {openId !== undefined && (
        <EnquiryDialog id={openId} agency={{ name: business.name, siteUrl }} onClose={close} />
      )}
    </>
  );
}
