import { useEffect, useState } from 'react';
import { callApi } from '#back-office/save/call-api.ts';
import { momentText } from '#back-office/times.ts';
import type { Enquiry } from '#features/enquiries/enquiry.ts';
import { KIND_LABELS } from '#features/enquiries/kind-labels.ts';
import { hasMembers, isListOf, shapeOf } from '#platform/validation/shape.ts';
import { STATUS_LABELS } from './enquiry-labels.ts';
import { isEnquiry } from './fetch-enquiries.ts';

const THREAD = shapeOf(hasMembers<{ items: Enquiry[] }>({ items: isListOf(isEnquiry) }));

interface EnquiryThreadProps {
  id: number;
  onOpen: (enquiry: Enquiry) => void;
}

/** What else the person has asked, about whichever listing, newest first. */
export function EnquiryThread({ id, onOpen }: EnquiryThreadProps) {
  const [thread, setThread] = useState<readonly Enquiry[]>([]);
  useEffect(() => {
    void callApi(THREAD, `/api/Enquiry/${id}/thread`).then(
      (answer) => answer.ok && setThread(answer.data.items),
    );
  }, [id]);
  const others = thread.filter((enquiry) => enquiry.id !== id);
  if (others.length === 0) return null;
  return (
    <section aria-labelledby="enquiry-thread" className="grid gap-2">
      <h3 id="enquiry-thread" className="font-sans text-base font-semibold tracking-normal">
        Also asked
      </h3>
      <ol className="grid gap-2 text-sm">
        {others.map((enquiry) => (
          <li key={enquiry.id} className="rounded-card border border-line px-3 py-2">
            <button
              type="button"
              className="min-h-6 text-left font-semibold text-field underline"
              onClick={() => onOpen(enquiry)}
            >
              {[KIND_LABELS[enquiry.kind], enquiry.property?.title].filter(Boolean).join(' · ')}
            </button>
            <p className="text-muted">
              {STATUS_LABELS[enquiry.status]} · {momentText(enquiry.createdAt)}
            </p>
            <p className="line-clamp-2 break-words empty:hidden">
              {enquiry.note || enquiry.message}
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}
