import type { Interest } from '#features/interest/interest.ts';
import { writtenDay } from '#language/dates.ts';
import { MONTHS } from '#language/months.ts';

const WIDTH = 360;
const HEIGHT = 64;
const TOP = 6;

/** A bar of views for each day, with a dot above the days of taps and enquiries. */
export function InterestChart({ days }: Pick<Interest, 'days'>) {
  const step = WIDTH / Math.max(1, days.length);
  const most = Math.max(1, ...days.map(({ views }) => views));
  return (
    <svg
      role="img"
      aria-label={inWords(days)}
      viewBox={`0 0 ${WIDTH} ${HEIGHT + TOP}`}
      className="w-full"
    >
      <path d={`M0 ${HEIGHT + TOP - 0.5}H${WIDTH}`} className="stroke-line-strong" />
      {days.map(({ day, views, taps, enquiries }, index) => {
        const height = (views / most) * HEIGHT;
        const x = index * step;
        return (
          <g key={day}>
            <rect
              x={x + step * 0.15}
              y={HEIGHT + TOP - height}
              width={step * 0.7}
              height={height}
              className="fill-field"
            />
            {taps + enquiries > 0 && (
              <circle
                cx={x + step / 2}
                cy={Math.max(2, HEIGHT + TOP - height - 4)}
                r={1.8}
                className="fill-mustard"
              />
            )}
          </g>
        );
      })}
    </svg>
  );
}

function inWords(days: Interest['days']): string {
  const best = days.reduce((one, other) => (other.views > one.views ? other : one), {
    day: '',
    views: 0,
  });
  const sum = (of: 'views' | 'taps' | 'enquiries') =>
    days.reduce((total, day) => total + day[of], 0);
  const most =
    best.views === 0 ? '' : `, most on ${writtenDay(best.day, MONTHS.en)} with ${best.views}`;
  return `${sum('views')} views${most}; ${sum('taps')} taps and ${sum('enquiries')} enquiries`;
}
