import { SOLD } from '#features/listings/listing-status.ts';
import { buttonClass } from '#ui/button.ts';
import type { Business } from '#web/shell/shell-data.ts';
import { Icon } from '#web/ui/icon.tsx';
import { callLink, whatsAppLink } from '#web/ui/phone.ts';
import { tapped } from '#web/ui/tap.ts';
import { usePageWords, useSharedWords } from '#web/words/use-words.ts';
import { type Compared, titleId } from './compared.ts';

interface CallRowProps {
  columns: readonly Compared[];
  business: Business;
}

export function CallRow({ columns, business }: CallRowProps) {
  const { call } = usePageWords('compare');
  const { contactUs, networks } = useSharedWords();
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
