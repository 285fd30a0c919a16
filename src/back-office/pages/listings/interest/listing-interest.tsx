import { useState } from 'react';
import { callApi } from '#back-office/save/call-api.ts';
import { Interest } from '#features/interest/interest.ts';
import { InterestChart } from './interest-chart.tsx';

/** Fetched once it is opened. */
export function ListingInterest({ id }: { id: number }) {
  const [interest, setInterest] = useState<Interest>();
  const [problem, setProblem] = useState<string>();
  async function load() {
    const answer = await callApi(Interest, `/api/Property/${id}/interest`);
    if (answer.ok) setInterest(answer.data);
    else setProblem(answer.refusal.message);
  }
  return (
    <details
      className="shrink-0 border-b border-line px-4 sm:px-6"
      onToggle={({ currentTarget }) => currentTarget.open && interest === undefined && void load()}
    >
      <summary className="cursor-pointer py-2.5 font-semibold">
        Interest in the last 90 days
      </summary>
      {problem !== undefined && (
        <p role="alert" className="notice-danger mb-4">
          {problem}
        </p>
      )}
      {interest !== undefined && <InterestNumbers interest={interest} />}
    </details>
  );
}

function InterestNumbers({ interest }: { interest: Interest }) {
  const { views, taps, enquiries, saved, days } = interest;
  const facts = [
    ['Views', views],
    ['Calls', taps.call],
    ['Calls to the owner', taps.owner],
    ['WhatsApp', taps.whatsapp],
    ['Shares', taps.share],
    ['Saved', saved],
    ['Enquiries', enquiries],
  ] as const;
  return (
    <div className="grid gap-3 pb-4">
      {views + enquiries > 0 && <InterestChart days={days} />}
      <dl className="flex flex-wrap gap-x-6 gap-y-1 text-sm">
        {facts.map(([term, count]) => (
          <div key={term} className="flex gap-1.5">
            <dt className="text-muted">{term}</dt>
            <dd className="font-semibold tabular-nums">{count.toLocaleString('en-IN')}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
