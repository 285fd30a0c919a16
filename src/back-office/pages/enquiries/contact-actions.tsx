import { MessageCircle, Phone } from 'lucide-react';
import type { Enquiry } from '#features/enquiries/enquiry.ts';
import { buttonClass } from '#ui/button.ts';
import { answerLink } from './answer-text.ts';

interface ContactActionsProps {
  enquiry: Enquiry;
  agency: { name: string; siteUrl: string };
}

export function ContactActions({ enquiry, agency }: ContactActionsProps) {
  return (
    <div className="flex flex-wrap gap-3">
      <a href={`tel:${enquiry.phone}`} className={`${buttonClass()} grow`}>
        <Phone aria-hidden="true" className="size-5" />
        Call
      </a>
      <a
        href={answerLink(enquiry, agency)}
        target="_blank"
        rel="noreferrer"
        className={`${buttonClass('quiet')} grow`}
      >
        <MessageCircle aria-hidden="true" className="size-5" />
        Answer on WhatsApp
      </a>
    </div>
  );
}
