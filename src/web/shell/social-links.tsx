import { FacebookIcon, InstagramIcon, YouTubeIcon } from '#web/ui/brand-icons.tsx';
import type { Business } from './shell-data.ts';

export function SocialLinks({ business, className }: { business: Business; className: string }) {
  return (
    <>
      <li>
        <a href={business.youTube} className={className}>
          <YouTubeIcon /> YouTube
        </a>
      </li>
      <li>
        <a href={business.facebook} className={className}>
          <FacebookIcon /> Facebook
        </a>
      </li>
      <li>
        <a href={business.instagram} className={className}>
          <InstagramIcon /> Instagram
        </a>
      </li>
    </>
  );
}
