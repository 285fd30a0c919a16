import { FacebookIcon, InstagramIcon, YouTubeIcon } from '#web/ui/brand-icons.tsx';
import { useSharedWords } from '#web/words/use-words.ts';
import type { Business } from './shell-data.ts';

export function SocialLinks({ business, className }: { business: Business; className: string }) {
  const { networks } = useSharedWords();
  return (
    <>
      <li>
        <a href={business.youTube} className={className}>
          <YouTubeIcon /> {networks.youTube}
        </a>
      </li>
      <li>
        <a href={business.facebook} className={className}>
          <FacebookIcon /> {networks.facebook}
        </a>
      </li>
      <li>
        <a href={business.instagram} className={className}>
          <InstagramIcon /> {networks.instagram}
        </a>
      </li>
    </>
  );
}
