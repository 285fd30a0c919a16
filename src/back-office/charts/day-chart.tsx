import { useState } from 'react';

interface ChartDay {
  readonly day: string;
  readonly value: number;
  /** The value in words, e.g. `12 views`. */
  readonly said: string;
}

/** This percentage of the height stays free: the number of the highest day stands there. */
const TOP = 16;

interface DayChartProps {
  label: string;
  /** Oldest first, today last. */
  days: readonly ChartDay[];
}

/** A bar for each day. A slider over the bars says each: by touch, by mouse and by the arrow keys. */
export function DayChart({ label, days }: DayChartProps) {
  const [chosen, setChosen] = useState<number>();
  const most = Math.max(...days.map(({ value }) => value));
  const best = days.findIndex(({ value }) => value === most);
  const shown = chosen ?? best;
  const day = days[shown];
  if (day === undefined || most === 0) return null;
  return (
    <div>
      <p className="text-sm text-muted tabular-nums">
        {chosen === undefined && 'Most: '}
        <span className="font-semibold text-ink">{day.said}</span> on {shortDay(day.day)}
        {shown === days.length - 1 && ', today so far'}
      </p>
      <div className="day-chart">
        <Bars days={days} most={most} best={best} shown={shown} />
        <input
          type="range"
          aria-label={label}
          aria-valuetext={`${day.said} on ${shortDay(day.day)}`}
          max={days.length - 1}
          value={shown}
          onChange={({ target }) => setChosen(target.valueAsNumber)}
          onPointerMove={({ buttons, clientX, currentTarget }) => {
            const { left, width } = currentTarget.getBoundingClientRect();
            const index = Math.floor(((clientX - left) / width) * days.length);
            if (buttons === 0 && index in days) setChosen(index);
          }}
          onPointerLeave={() => setChosen(undefined)}
        />
      </div>
      <p aria-hidden="true" className="flex justify-between text-xs text-muted tabular-nums">
        <span>{shortDay(days[0]?.day ?? '')}</span>
        <span>Today</span>
      </p>
    </div>
  );
}

interface BarsProps {
  days: readonly ChartDay[];
  most: number;
  best: number;
  shown: number;
}

/** Places are in percent, so that the number keeps its shape at every width. */
function Bars({ days, most, best, shown }: BarsProps) {
  const step = 100 / days.length;
  const middle = (best + 0.5) * step;
  return (
    <svg aria-hidden="true">
      <rect x={`${shown * step}%`} width={`${step}%`} height="100%" className="fill-sunken" />
      {days.map(({ day, value }, index) => {
        const height = (value / most) * (100 - TOP);
        return (
          value > 0 && (
            <rect
              key={day}
              x={`${(index + 0.14) * step}%`}
              width={`${0.72 * step}%`}
              y={`${100 - height}%`}
              height={`${height}%`}
              className={index === days.length - 1 ? 'fill-line-strong' : 'fill-field'}
            />
          )
        );
      })}
      <line x2="100%" y1="100%" y2="100%" className="stroke-line-strong" />
      <text
        x={`${middle}%`}
        y={`${TOP}%`}
        dy="-0.35em"
        textAnchor={anchorAt(middle)}
        className="fill-ink text-xs font-semibold"
      >
        {most.toLocaleString('en-US')}
      </text>
    </svg>
  );
}

function anchorAt(percent: number): 'start' | 'middle' | 'end' {
  if (percent < 4) return 'start';
  return percent > 96 ? 'end' : 'middle';
}

const format = new Intl.DateTimeFormat('en-GB', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
});

/** `2026-11-02` as `Mon 2 Nov`. */
export function shortDay(day: string): string {
  return format.format(new Date(day)).replace(',', '');
}
