import { useCallback, useEffect, useRef, useState } from 'react';
import { z } from 'zod';
import { callApi, jsonRequest } from '#back-office/save/call-api.ts';
import { showSaved, showWentWrong } from '#back-office/save/save-toasts.ts';
import { Enquiry, type EnquiryUpdate } from '#features/enquiries/enquiry.ts';

const History = z.object({
  items: z.array(
    z.object({
      at: z.string(),
      userName: z.string(),
      status: Enquiry.shape.status,
      followUpOn: z.string().nullable(),
      noteChanged: z.boolean(),
      assignee: z.string().nullish(),
    }),
  ),
});
export type HistoryItem = z.infer<typeof History>['items'][number];

interface Stored {
  readonly record: Enquiry;
  readonly etag: string;
}

/** One enquiry with who worked on it; `save` resolves with what went wrong. */
export function useEnquiry(id: number) {
  const [stored, setStored] = useState<Stored>();
  const [failure, setFailure] = useState<string>();
  const [history, setHistory] = useState<readonly HistoryItem[]>([]);
  /** Of the version that the user has seen last. */
  const seen = useRef('');
  const address = `/api/Enquiry/${id}`;

  const show = useCallback(({ data, headers }: { data: Enquiry; headers: Headers }) => {
    seen.current = headers.get('ETag') ?? '';
    setStored({ record: data, etag: seen.current });
  }, []);

  useEffect(() => {
    void callApi(Enquiry, `/api/Enquiry/${id}`).then((answer) => {
      if (answer.ok) show(answer);
      else setFailure(answer.refusal.message);
    });
  }, [id, show]);

  const etag = stored?.etag;
  useEffect(() => {
    if (etag === undefined) return;
    void callApi(History, `/api/Enquiry/${id}/history`).then(
      (answer) => answer.ok && setHistory(answer.data.items),
    );
  }, [id, etag]);

  async function save(update: EnquiryUpdate): Promise<string | undefined> {
    const request = jsonRequest('PUT', update, { 'If-Match': seen.current });
    const answer = await callApi(Enquiry, address, request);
    if (answer.ok) {
      showSaved('updated');
      show(answer);
      return undefined;
    }
    showWentWrong();
    const { status, errors, message } = answer.refusal;
    return status === 412 ? readChange() : (Object.values(errors)[0]?.[0] ?? message);
  }

  /** The next save replaces what a colleague wrote. */
  async function readChange(): Promise<string> {
    const now = await callApi(Enquiry, address);
    if (!now.ok) return now.refusal.message;
    seen.current = now.headers.get('ETag') ?? '';
    return `Somebody else has changed this meanwhile: it is now “${now.data.status}” with the note “${now.data.note}”. Save again to keep what you typed.`;
  }

  return { stored, failure, save, history };
}
