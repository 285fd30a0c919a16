import { Link, useLocation } from 'react-router';
import { z } from 'zod';
import { EditedList } from '#back-office/list/edited-list.tsx';
import { ListFrame } from '#back-office/list/list-page.tsx';
import { pageCount, ROWS_PER_PAGE, readListView } from '#back-office/list/list-view.ts';
import { useLastLoaded, useListView } from '#back-office/list/use-list-view.ts';
import { phoneText } from '#back-office/person/phone-text.ts';
import { callApi } from '#back-office/save/call-api.ts';
import { BuyerInWords } from '#features/buyers/buyer.ts';
import { LANGUAGES } from '#platform/language/language.ts';
import type { Route } from './+types/page';
import { BuyerDialog } from './buyer-dialog.tsx';
import { WantChips } from './want-chips.tsx';

const TITLE = 'Buyers';
const BuyerPage = z.object({ items: z.array(BuyerInWords), totalCount: z.int() });

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const view = readListView(new URL(request.url).searchParams, []);
  const asked = new URLSearchParams({
    pageNumber: String(view.page),
    pageSize: String(ROWS_PER_PAGE),
    search: view.search,
  });
  const answer = await callApi(BuyerPage, `/api/Buyer?${asked}`);
  if (!answer.ok) return { page: view.page, rows: [], total: 0, failure: answer.refusal.message };
  const { items: rows, totalCount: total } = answer.data;
  return { page: Math.min(view.page, pageCount(total)), rows, total, failure: undefined };
}

export function meta({ matches }: Route.MetaArgs) {
  return [{ title: `${TITLE} | ${matches[0].loaderData.shell.business.name}` }];
}

export function HydrateFallback() {
  return <ListFrame title={TITLE} />;
}

export default function BuyersPage({ loaderData }: Route.ComponentProps) {
  const loaded = useLastLoaded(loaderData, useLocation().search);
  return (
    <EditedList
      title={TITLE}
      add="Add Buyer"
      first={{
        advice: 'Add the first buyer and what they look for: Today then says what fits.',
      }}
      list={useListView([])}
      {...loaded}
      columns={BUYER_COLUMNS}
      form={(buyer, dialog) => <BuyerDialog buyer={buyer} {...dialog} />}
      removal={({ id }) => ({
        question: 'Want to erase this Buyer?',
        schema: BuyerInWords,
        record: `/api/Buyer/${id}`,
        summaryOf: ({ name, phone }) => `${name}, ${phoneText(phone)}`,
        listingsAddress: '/property',
      })}
    />
  );
}

const BUYER_COLUMNS = [
  {
    key: 'name',
    heading: 'Name',
    sortable: false,
    cell: ({ id, name }: BuyerInWords) => (
      <Link to={`/buyers/${id}`} className="inline-flex min-h-11 items-center font-semibold">
        {name}
      </Link>
    ),
  },
  {
    key: 'phone',
    heading: 'Phone',
    sortable: false,
    cell: ({ phone }: BuyerInWords) => (
      <a
        href={`tel:${phone}`}
        className="inline-flex min-h-11 items-center whitespace-nowrap tabular-nums"
      >
        {phoneText(phone)}
      </a>
    ),
  },
  {
    key: 'wanted',
    heading: 'Wants',
    sortable: false,
    cell: ({ wanted }: BuyerInWords) => <WantChips wanted={wanted} />,
  },
  {
    key: 'language',
    heading: 'Language',
    sortable: false,
    cell: ({ language, active }: BuyerInWords) =>
      `${LANGUAGES[language].englishName}${active ? '' : ', not looking now'}`,
  },
];
