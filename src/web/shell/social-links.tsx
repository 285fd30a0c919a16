import { FacebookIcon, InstagramIcon, YouTubeIcon } from '#web/ui/brand-icons.tsx';
import { useSharedWords } from '#web/words/use-words.ts';
import type { Business } from './shell-data.ts';

const CHANNELS = [
  ['youTube', YouTubeIcon],
  ['facebook', FacebookIcon],
  ['instagram', InstagramIcon],
] as const;

/** The channels that the agency has. */
export function SocialLinks({ business, className }: { business: Business; className: string }) {
  const { networks } = useSharedWords();
  return CHANNELS.filter(([network]) => business[network] !== '').map(([network, Icon]) => (
    <li key={network}>
      <a href={business[network]} className={className}>
        <Icon /> {networks[network]}
      </a>
    </li>
  ));
}
