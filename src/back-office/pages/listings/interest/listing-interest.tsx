import { useEffect, useState } from 'react';
import { DayChart } from '#back-office/charts/day-chart.tsx';
import { countText } from '#back-office/pages/reports/count-text.ts';
import { callApi } from '#back-office/save/call-api.ts';
import { Interest } from '#features/interest/interest.ts';

export function ListingInterest({ id }: { id: number }) {
  const [interest, setInterest] = useState<Interest>();
  const [problem, setProblem] = useState<string>();
  useEffect(() => {
    void callApi(Interest, `/api/Property/${id}/interest`).then((answer) => {
      if (answer.ok) setInterest(answer.data);
      else setProblem(answer.refusal.message);
    });
  }, [id]);
  return (
    <section aria-labelledby="interest">
      <h3 id="interest" className="text-base">
        Interest in the last 90 days
      </h3>
      {problem !== undefined && (
        <p role="alert" className="notice-danger">
          {problem}
        </p>
      )}
      {interest !== undefined && <InterestNumbers interest={interest} />}
    </section>
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
    <div className="grid gap-3 pt-2">
      <DayChart
        label="Views, day by day"
        days={days.map(({ day, views, ...acts }) => ({
          day,
          value: views,
          said: [
            countText(views, 'view', 'views'),
            acts.taps > 0 ? countText(acts.taps, 'tap', 'taps') : [],
            acts.enquiries > 0 ? countText(acts.enquiries, 'enquiry', 'enquiries') : [],
          ]
            .flat()
            .join(', '),
        }))}
      />
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
