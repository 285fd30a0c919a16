import { listingAddress } from '#features/listings/listing-address.ts';
import { addressWithIds } from '#features/listings/listing-ids.ts';
import { SOLD } from '#features/listings/listing-status.ts';
import { fill } from '#platform/language/fill.ts';
import { buttonClass } from '#platform/ui/button.ts';
import { useLanguage, useLocalAddress } from '#web/language/use-language.ts';
import { usePageMessages, useSharedMessages } from '#web/messages/use-messages.ts';
import { CardHeart } from '#web/saved/save-button.tsx';
import type { Business } from '#web/shell/shell-data.ts';
import { Icon } from '#web/ui/icon.tsx';
import { LifeMark } from '#web/ui/life-mark.tsx';
import { ListingPhoto } from '#web/ui/listing-photo.tsx';
import { callLink, whatsAppLink } from '#web/ui/phone.ts';
import { tapped } from '#web/ui/tap.ts';
import { textLanguage } from '#web/ui/text-language.ts';
import { type Compared, MIN_COMPARED, titleId } from './compared.ts';

/** Picture and title; on the corners of the picture the heart, and the way to leave this listing out. */
export function ColumnHead({ column, allIds }: { column: Compared; allIds: readonly number[] }) {
  const messages = usePageMessages('compare');
  const local = useLocalAddress();
  const { id, slug, title } = column;
  const others = allIds.filter((other) => other !== id);
  return (
    <th scope="col" abbr={title}>
      <div className="relative">
        <a href={local(listingAddress(slug))} className="block text-ink no-underline">
          <span className="relative block aspect-card overflow-hidden rounded-card bg-sunken">
            <ListingPhoto
              listing={column}
              iconSize="size-10"
              alt=""
              sizes="(width >= 64rem) 240px, 44vw"
              maxWidth={640}
              className="size-full"
            />
            <LifeMark
              listing={{ ...column, isNew: false }}
              className="absolute bottom-2 left-2 mr-2"
            />
          </span>
          <span
            id={titleId(id)}
            {...textLanguage(title, useLanguage())}
            className="mt-2 line-clamp-3 text-sm font-semibold sm:text-base"
          >
            {title}
          </span>
        </a>
        <CardHeart listing={column} />
        {others.length >= MIN_COMPARED && (
          <a
            href={local(addressWithIds('/compare', others))}
            aria-label={fill(messages.remove, { title })}
            className="card-heart right-auto left-0 print:hidden"
          >
            <Icon name="close" className="size-5" />
          </a>
        )}
      </div>
    </th>
  );
}

export function CallRow({
  columns,
  business,
}: {
  columns: readonly Compared[];
  business: Business;
}) {
  const { call } = usePageMessages('compare');
  const { contactUs, networks } = useSharedMessages();
  return (
    <tr className="print:hidden">
      <th scope="row">
        <span>{contactUs}</span>
      </th>
      {columns.map(({ id, status, whatsAppMessage }) => (
        <td key={id}>
          {status !== SOLD && (
            <div className="compare-calls">
              <a
                href={callLink(business.phone)}
                {...tapped('call', id)}
                aria-describedby={titleId(id)}
                className={buttonClass('primary')}
              >
                <Icon name="phone" className="size-5" /> {call}
              </a>
              <a
                href={whatsAppLink(business.whatsApp, whatsAppMessage)}
                {...tapped('whatsapp', id)}
                aria-describedby={titleId(id)}
                className={buttonClass('quiet')}
              >
                <Icon name="whatsapp" className="size-5" /> {networks.whatsApp}
              </a>
            </div>
          )}
        </td>
      ))}
    </tr>
  );
}
