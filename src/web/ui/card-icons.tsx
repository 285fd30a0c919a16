import { Heart, Images, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { WhatsAppIcon } from './brand-icons.tsx';

const ICONS = {
  heart: <Heart fill="inherit" />,
  phone: <Phone />,
  photos: <Images />,
  whatsapp: <WhatsAppIcon className="size-full" />,
} as const satisfies Record<string, ReactNode>;

const idOf = (name: string) => `icon-${name}`;

/** Once per page: what `CardIcon` draws. */
export function CardIconSprite() {
  return (
    <svg className="hidden" aria-hidden="true">
      {Object.entries(ICONS).map(([name, icon]) => (
        <symbol key={name} id={idOf(name)} viewBox="0 0 24 24">
          {icon}
        </symbol>
      ))}
    </svg>
  );
}

/** An icon that every card has. It refers to the page's one drawing: a list of cards is a tenth lighter for it. */
export function CardIcon({ name, className }: { name: keyof typeof ICONS; className: string }) {
  return (
    <svg className={`fill-none ${className}`} aria-hidden="true">
      <use href={`#${idOf(name)}`} />
    </svg>
  );
}
