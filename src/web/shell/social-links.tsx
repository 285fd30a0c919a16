import { useSharedMessages } from '#web/messages/use-messages.ts';
import { Icon } from '#web/ui/icon.tsx';
import type { Business } from './shell-data.ts';

const CHANNELS = [
  ['youTube', 'youtube'],
  ['facebook', 'facebook'],
  ['instagram', 'instagram'],
] as const;

/** The channels that the agency has. */
export function SocialLinks({ business, className }: { business: Business; className: string }) {
  const { networks } = useSharedMessages();
  return CHANNELS.filter(([network]) => business[network] !== '').map(([network, icon]) => (
    <li key={network}>
      <a href={business[network]} className={className}>
        <Icon name={icon} /> {networks[network]}
      </a>
    </li>
  ));
}
