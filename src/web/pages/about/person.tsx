import type { ReactNode } from 'react';
import type { Agency } from '#features/settings/agency.server.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Photo } from '#web/ui/photo.tsx';

/** What staff typed is in English on every page. */
const TYPED = 'en-IN';
const PICTURE = 'size-20 shrink-0 rounded-card';

interface PersonProps {
  person: Agency['people'][number];
  agency?: string;
  children?: ReactNode;
}

export function Person({ person: { name, role, photo }, agency, children }: PersonProps) {
  return (
    <div className="flex gap-4">
      {photo === null ? (
        <span className={`grid place-items-center bg-sunken text-muted ${PICTURE}`}>
          <Icon name="person" className="size-10" />
        </span>
      ) : (
        <div className={`overflow-hidden ${PICTURE}`}>
          <Photo photo={photo} alt="" sizes="80px" maxWidth={320} className="size-full" />
        </div>
      )}
      <div className="min-w-0 self-center">
        <h3 lang={TYPED} className="text-lg wrap-anywhere">
          {name}
        </h3>
        <p lang={TYPED} className="text-sm wrap-anywhere text-muted empty:hidden">
          {[role, agency].filter(Boolean).join(', ')}
        </p>
        {children}
      </div>
    </div>
  );
}
