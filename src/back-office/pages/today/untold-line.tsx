import { MessageCircle, Phone } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { whatsAppAddress, writeSent } from '#back-office/pages/buyers/sending.ts';
import { SentNote } from '#back-office/pages/buyers/sent-note.tsx';
import { dayInIndia } from '#language/dates.ts';
import { useMay } from '#session/use-may.ts';
import type { Untold } from './fetch-plan.ts';
import { TaskWord } from './task-word.tsx';

/** A buyer whom new listings fit and who was not sent them. */
export function UntoldLine({ buyer, listings, siteUrl }: Untold & { siteUrl: string }) {
  const mayWrite = useMay('write');
  const [sentOn, setSentOn] = useState<string>();
  const ids = listings.map(({ id }) => id);
  const write = async (isSent: boolean) => {
    if (!(await writeSent(buyer.id, ids, isSent))) return;
    setSentOn(isSent ? dayInIndia(new Date()) : undefined);
  };
  const titles = listings.map(({ title, nearly }) => (nearly ? `${title} (${nearly})` : title));
  const count = listings.length === 1 ? '1 listing' : `${listings.length} listings`;
  return (
    <li data-row="" className="task-line">
      <div className="min-w-0">
        <Link to={`/buyers/${buyer.id}`} aria-keyshortcuts="o" className="task-name">
          {buyer.name}
        </Link>
        <p className="task-about">
          <span className="text-ink">{count}</span> · {titles.join(' · ')}
        </p>
      </div>
      {sentOn === undefined ? (
        <div className="flex gap-1">
          <a href={`tel:${buyer.phone}`} aria-keyshortcuts="c" className="task-action">
            <Phone aria-hidden="true" className="size-4" />
            <TaskWord word="Call" name={buyer.name} />
          </a>
          {mayWrite && (
            <a
              href={whatsAppAddress(buyer, ids, siteUrl)}
              target="_blank"
              rel="noreferrer"
              aria-keyshortcuts="w"
              onClick={() => void write(true)}
              className="task-action"
            >
              <MessageCircle aria-hidden="true" className="size-4" />
              <TaskWord word="WhatsApp" name={buyer.name} />
            </a>
          )}
        </div>
      ) : (
        <SentNote day={sentOn} name={buyer.name} onTakeBack={() => void write(false)} />
      )}
    </li>
  );
}
