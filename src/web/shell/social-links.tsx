import { Icon } from '#web/ui/icon.tsx';
import { useSharedWords } from '#web/words/use-words.ts';
import type { Business } from './shell-data.ts';

const CHANNELS = [
  ['youTube', 'youtube'],
  ['facebook', 'facebook'],
  ['instagram', 'instagram'],
] as const;

/** The channels that the agency has. */
export function SocialLinks({ business, className }: { business: Business; className: string }) {
  const { networks } = useSharedWords();
  return CHANNELS.filter(([network]) => business[network] !== '').map(([network, icon]) => (
    <li key={network}>
      <a href={business[network]} className={className}>
        <Icon name={icon} /> {networks[network]}
      </a>
    </li>
  ));
}
