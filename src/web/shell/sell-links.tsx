import { enquiryAddress } from '#features/enquiries/enquiry-address.ts';
import { useLocalAddress } from '#web/language/use-language.ts';
import { useSharedMessages } from '#web/messages/use-messages.ts';
import { Icon } from '#web/ui/icon.tsx';
import { callLink, readablePhone, whatsAppLink } from '#web/ui/phone.ts';
import type { Business } from './shell-data.ts';

/** The agency's number, its WhatsApp and a form, for owners who sell. */
export function SellLinks({ business, className }: { business: Business; className: string }) {
  const { networks, selling, ask } = useSharedMessages();
  const local = useLocalAddress();
  return (
    <>
      <a href={callLink(business.phone)} className={className}>
        <Icon name="phone" />
        <span className="tabular-nums">{readablePhone(business.phone)}</span>
      </a>
      <a href={whatsAppLink(business.whatsApp, selling.whatsAppMessage)} className={className}>
        <Icon name="whatsapp" />
        {networks.whatsApp}
      </a>
      <a href={local(enquiryAddress('sell'))} className={className}>
        <Icon name="pencil" />
        {ask.sell}
      </a>
    </>
  );
}
