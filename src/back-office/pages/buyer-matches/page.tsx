import { useState } from 'react';
import { useNavigate } from 'react-router';
import { z } from 'zod';
import { ListFailure } from '#back-office/list/list-failure.tsx';
import { ListFrame } from '#back-office/list/list-page.tsx';
import { whatsAppAddress, writeSent } from '#back-office/pages/buyers/sending.ts';
import { SentNote } from '#back-office/pages/buyers/sent-note.tsx';
import { WantChips } from '#back-office/pages/buyers/want-chips.tsx';
import { PersonDialog } from '#back-office/person/person-dialog.tsx';
import { phoneText } from '#back-office/person/phone-text.ts';
import { callApi } from '#back-office/save/call-api.ts';
import { BuyerInWords } from '#features/buyers/buyer.ts';
import { Listing } from '#features/listings/listing.ts';
import { listingAddress } from '#features/listings/listing-address.ts';
import { dayInIndia } from '#platform/language/dates.ts';
import { buttonClass } from '#platform/ui/button.ts';
import { ENGLISH_UNITS } from '#platform/units/messages/english-units.ts';
import { formatPrice } from '#platform/units/price.ts';
import { useMay } from '#session/use-may.ts';
import type { Route } from './+types/page';

const TITLE = 'Matches';
const MOST = 60;
const Matches = z.object({
  items: z.array(Listing),
  totalCount: z.int(),
  near: z.array(z.object({ property: Listing, fit: z.array(z.string()) })),
});
const Sent = z.object({ items: z.array(z.object({ propertyId: z.int(), at: z.string() })) });

export async function clientLoader({ params }: Route.ClientLoaderArgs) {
  const record = `/api/Buyer/${encodeURIComponent(params.id)}`;
  const [buyer, matches, sent] = await Promise.all([
    callApi(BuyerInWords, record),
    callApi(Matches, `${record}/matches?pageSize=${MOST}`),
    callApi(Sent, `${record}/sent`),
  ]);
  if (!buyer.ok || !matches.ok || !sent.ok) {
    const failed = [buyer, matches, sent].find((answer) => !answer.ok);
    return { failure: failed?.ok === false ? failed.refusal.message : '' };
  }
  return { buyer: buyer.data, matches: matches.data, sent: sent.data.items };
}

export function meta({ matches }: Route.MetaArgs) {
  return [{ title: `${TITLE} | ${matches[0].loaderData.shell.business.name}` }];
}

export function HydrateFallback() {
  return <ListFrame title={TITLE} tools={null} />;
}

export default function BuyerMatchesPage({ loaderData, matches }: Route.ComponentProps) {
  if (loaderData.buyer === undefined)
    return (
      <ListFrame title={TITLE} tools={null}>
        <ListFailure message={loaderData.failure} />
      </ListFrame>
    );
  return <BuyerMatches {...loaderData} siteUrl={matches[0].loaderData.shell.siteUrl} />;
}

interface BuyerMatchesProps {
  buyer: BuyerInWords;
  matches: z.infer<typeof Matches>;
  sent: z.infer<typeof Sent>['items'];
  siteUrl: string;
}

/** What fits and was not sent yet is chosen. */
function BuyerMatches({ buyer, matches, sent, siteUrl }: BuyerMatchesProps) {
  const { items, totalCount, near } = matches;
  const [days, setDays] = useState<ReadonlyMap<number, string>>(
    () => new Map(sent.map(({ propertyId, at }) => [propertyId, dayInIndia(at)])),
  );
  const [chosen, setChosen] = useState<ReadonlySet<number>>(
    () => new Set(items.map(({ id }) => id)),
  );
  const mayWrite = useMay('write');
  const maySeeAll = useMay('erase people');
  const [isAsking, setAsking] = useState(false);
  const navigate = useNavigate();
  const rows = [
    ...items.map((listing) => ({ listing, miss: undefined })),
    ...near.map(({ property, fit: [miss] }) => ({ listing: property, miss })),
  ];
  const ids = rows
    .map(({ listing }) => listing.id)
    .filter((id) => chosen.has(id) && !days.has(id))
    .slice(0, MOST);
  const remember = async () => {
    if (!(await writeSent(buyer.id, ids, true))) return;
    const today = dayInIndia(new Date().toISOString());
    setDays(new Map([...days, ...ids.map((id) => [id, today] as const)]));
  };
  const takeBack = async (id: number) => {
    if (await writeSent(buyer.id, [id], false))
      setDays(new Map([...days].filter(([sentId]) => sentId !== id)));
  };
  const list = (shown: typeof rows) => (
    <ul className="divide-y divide-line border-y border-line bg-surface empty:hidden max-md:-mx-4 md:rounded-card md:border-x">
      {shown.map(({ listing, miss }) => (
        <MatchRow
          key={listing.id}
          listing={listing}
          miss={miss}
          sentOn={days.get(listing.id)}
          isChosen={ids.includes(listing.id)}
          onChoose={(isChosen) =>
            setChosen(
              new Set(
                [...chosen].filter((id) => id !== listing.id).concat(isChosen ? listing.id : []),
              ),
            )
          }
          onTakeBack={() => void takeBack(listing.id)}
        />
      ))}
    </ul>
  );
  return (
    <ListFrame
      title={`Matches for ${buyer.name}`}
      tools={
        <div className="flex flex-wrap gap-3">
          <a href={`tel:${buyer.phone}`} className={buttonClass('quiet')}>
            Call {phoneText(buyer.phone)}
          </a>
          {mayWrite && ids.length > 0 && (
            <a
              href={whatsAppAddress(buyer, ids, siteUrl)}
              target="_blank"
              rel="noreferrer"
              onClick={() => void remember()}
              className={buttonClass()}
            >
              Send {ids.length} on WhatsApp
            </a>
          )}
          {maySeeAll && (
            <button type="button" className={buttonClass('quiet')} onClick={() => setAsking(true)}>
              Everything about this person
            </button>
          )}
        </div>
      }
    >
      {isAsking && (
        <PersonDialog
          phone={buyer.phone}
          onClose={() => setAsking(false)}
          onErased={() => void navigate('/buyers')}
        />
      )}
      <WantChips wanted={buyer.wanted} />
      {totalCount === 0 && <p className="py-6 text-muted">Nothing fits exactly yet.</p>}
      {totalCount > items.length && (
        <p className="text-muted">
          These are the newest {items.length} of {totalCount}.
        </p>
      )}
      {list(rows.filter(({ miss }) => miss === undefined))}
      {near.length > 0 && <h2 className="text-xl">Nearly</h2>}
      {list(rows.filter(({ miss }) => miss !== undefined))}
    </ListFrame>
  );
}

interface MatchRowProps {
  listing: Listing;
  /** What a near one misses. */
  miss?: string | undefined;
  /** The day on which the buyer was sent it. */
  sentOn: string | undefined;
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
  onTakeBack: () => void;
}

function MatchRow({ listing, miss, sentOn, isChosen, onChoose, onTakeBack }: MatchRowProps) {
  const { title, price, city, slug } = listing;
  return (
    <li className="flex flex-wrap items-center gap-x-3 px-4 py-1">
      <label className="flex min-h-11 min-w-0 flex-1 basis-60 items-center gap-3">
        <input
          type="checkbox"
          checked={isChosen}
          disabled={sentOn !== undefined}
          onChange={({ target }) => onChoose(target.checked)}
          className="size-5 shrink-0"
        />
        <span className="min-w-0 leading-tight">
          <span className="block truncate font-semibold">{title}</span>
          <span className="block text-sm text-muted">
            {formatPrice(price, ENGLISH_UNITS)} · {city.name}
          </span>
          {miss !== undefined && <span className="block text-sm">{miss}</span>}
        </span>
      </label>
      {sentOn !== undefined && <SentNote day={sentOn} name={title} onTakeBack={onTakeBack} />}
      <a
        href={listingAddress(slug)}
        aria-label={`Open ${title}`}
        className="inline-flex min-h-11 items-center px-2"
      >
        Open
      </a>
    </li>
  );
}
