import { useState } from 'react';
import { Link } from 'react-router';
import { z } from 'zod';
import { ListFailure } from '#back-office/list/list-failure.tsx';
import { ListFrame } from '#back-office/list/list-page.tsx';
import { whatsAppAddress, writeSent } from '#back-office/pages/buyers/sending.ts';
import { SentNote } from '#back-office/pages/buyers/sent-note.tsx';
import { WantChips } from '#back-office/pages/buyers/want-chips.tsx';
import { callApi } from '#back-office/save/call-api.ts';
import { Buyer } from '#features/buyers/buyer.ts';
import { dayInIndia } from '#platform/language/dates.ts';
import { buttonClass } from '#platform/ui/button.ts';
import { useMay } from '#session/use-may.ts';
import type { Route } from './+types/page';

const TITLE = 'Who it fits';
const Fit = z.object({ buyer: Buyer, fit: z.array(z.string()), sentAt: z.string().nullable() });
const Answer = z.object({ items: z.array(Fit), totalCount: z.int(), near: z.array(Fit) });
const Titled = z.object({ title: z.string() });

export async function clientLoader({ params }: Route.ClientLoaderArgs) {
  const record = `/api/Property/${encodeURIComponent(params.id)}`;
  const [listing, buyers] = await Promise.all([
    callApi(Titled, record),
    callApi(Answer, `${record}/buyers?pageSize=100`),
  ]);
  if (!listing.ok) return { id: 0, failure: listing.refusal.message };
  if (!buyers.ok) return { id: 0, failure: buyers.refusal.message };
  return { id: Number(params.id), title: listing.data.title, ...buyers.data };
}

export function meta({ matches }: Route.MetaArgs) {
  return [{ title: `${TITLE} | ${matches[0].loaderData.shell.business.name}` }];
}

export function HydrateFallback() {
  return <ListFrame title={TITLE} tools={null} />;
}

export default function PropertyBuyersPage({ loaderData, matches }: Route.ComponentProps) {
  if (!('items' in loaderData))
    return (
      <ListFrame title={TITLE} tools={null}>
        <ListFailure message={loaderData.failure} />
      </ListFrame>
    );
  const { id, title, items, totalCount, near } = loaderData;
  const { siteUrl } = matches[0].loaderData.shell;
  return (
    <ListFrame title={TITLE} tools={<p className="text-muted">{title}</p>}>
      {totalCount === 0 && <p className="py-6 text-muted">Nobody looks for exactly this now.</p>}
      {totalCount > items.length && (
        <p className="text-muted">
          These are the newest {items.length} of {totalCount}.
        </p>
      )}
      <FitList fits={items} listingId={id} siteUrl={siteUrl} />
      {near.length > 0 && <h2 className="text-xl">Nearly</h2>}
      <FitList fits={near} listingId={id} siteUrl={siteUrl} />
    </ListFrame>
  );
}

interface FitListProps {
  fits: readonly z.infer<typeof Fit>[];
  listingId: number;
  siteUrl: string;
}

function FitList({ fits, ...listing }: FitListProps) {
  return (
    <ul className="divide-y divide-line border-y border-line bg-surface empty:hidden max-md:-mx-4 md:rounded-card md:border-x">
      {fits.map((fit) => (
        <FitRow key={fit.buyer.id} {...fit} {...listing} />
      ))}
    </ul>
  );
}

function FitRow({
  buyer,
  fit,
  sentAt,
  listingId,
  siteUrl,
}: z.infer<typeof Fit> & Omit<FitListProps, 'fits'>) {
  const mayWrite = useMay('write');
  const [sentOn, setSentOn] = useState(sentAt === null ? undefined : dayInIndia(sentAt));
  const write = async (isSent: boolean) => {
    if (!(await writeSent(buyer.id, [listingId], isSent))) return;
    setSentOn(isSent ? dayInIndia(new Date().toISOString()) : undefined);
  };
  return (
    <li className="flex flex-wrap items-center gap-x-6 px-4 py-1">
      <div className="grid grow">
        <Link
          to={`/buyers/${buyer.id}`}
          className="inline-flex min-h-11 items-center font-semibold"
        >
          {buyer.name}
        </Link>
        <WantChips wanted={fit} />
      </div>
      {sentOn !== undefined && (
        <SentNote day={sentOn} name={buyer.name} onTakeBack={() => void write(false)} />
      )}
      {sentOn === undefined && mayWrite && (
        <a
          href={whatsAppAddress(buyer, [listingId], siteUrl)}
          target="_blank"
          rel="noreferrer"
          aria-label={`Send on WhatsApp to ${buyer.name}`}
          onClick={() => void write(true)}
          className={`${buttonClass('quiet')} shrink-0`}
        >
          Send on WhatsApp
        </a>
      )}
    </li>
  );
}
