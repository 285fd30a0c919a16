import type { ReactNode } from 'react';
import { placeLabel } from '#features/listings/explore-address.ts';
import { kindName } from '#features/listings/listing-kind.ts';
import type { OverviewRow } from '#features/listings/listing-overview.ts';
import { SOLD } from '#features/listings/listing-status.ts';
import { fill } from '#platform/language/fill.ts';
import { formatPrice, spokenPrice } from '#platform/units/price.ts';
import { useLanguage } from '#web/language/use-language.ts';
import { usePageMessages, useSharedMessages } from '#web/messages/use-messages.ts';
import type { Business } from '#web/shell/shell-data.ts';
import { Area, AreaBeside, PricePerUnit } from '#web/ui/area.tsx';
import { AreaUnitChoice } from '#web/ui/area-unit-choice.tsx';
import { Price } from '#web/ui/price.tsx';
import { textLanguage } from '#web/ui/text-language.ts';
import { CallRow, ColumnHead } from './column-head.tsx';
import { type Compared, comparedRows, isAreaTopic, isSame } from './compared.ts';

/** One column for each listing, one row for each fact; what no listing says is named below. */
export function CompareTable({
  columns,
  business,
}: {
  columns: readonly Compared[];
  business: Business;
}) {
  const messages = usePageMessages('compare');
  const { kinds, marks, location, propertyType } = useSharedMessages();
  const language = useLanguage();
  const rows = comparedRows(columns);
  const areaLabel = rows.find(({ topic }) => isAreaTopic(topic))?.label ?? '';
  const others = rows.filter(({ topic }) => !isAreaTopic(topic));
  const given = others.filter(({ values }) => values.some((value) => value !== undefined));
  const unknown = others.filter((row) => !given.includes(row)).map(({ label }) => label);
  const each = (cell: (column: Compared) => ReactNode) => columns.map(cell);
  const same = (key: (column: Compared) => string | number) => isSame(columns.map(key));
  const areaKey = ({ totalArea, areaUnit, areaAs }: Compared) =>
    JSON.stringify([totalArea, areaUnit, areaAs]);
  return (
    <>
      <div className="mt-3 flex flex-wrap items-center justify-between gap-x-6 print:hidden">
        <label className="only-differences">
          <input type="checkbox" className="size-5" />
          {messages.onlyDifferences}
        </label>
        <AreaUnitChoice className="max-sm:w-full max-sm:justify-between sm:ml-auto" />
      </div>
      <div className="compare-frame">
        <PassingHeads columns={columns} />
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it */}
        <section className="compare-scroll" aria-label={messages.caption} tabIndex={0}>
          <table className="compare-table">
            <thead>
              <tr>
                <td />
                {columns.map((column) => (
                  <ColumnHead
                    key={column.id}
                    column={column}
                    allIds={columns.map(({ id }) => id)}
                  />
                ))}
              </tr>
            </thead>
            <tbody>
              <CompareRow label={messages.price} columns={columns}>
                {each(({ status, price, previousPrice }) =>
                  status === SOLD ? (
                    <b>{marks.sold}</b>
                  ) : (
                    <Price price={price} previousPrice={previousPrice} size="compact" />
                  ),
                )}
              </CompareRow>
              <CallRow columns={columns} business={business} />
              <CompareRow
                label={messages.pricePerUnit}
                columns={columns}
                allSame={same((column) => `${column.price} ${areaKey(column)}`)}
              >
                {each(
                  (column) =>
                    column.price > 0 && <PricePerUnit listing={column} price={column.price} />,
                )}
              </CompareRow>
              <CompareRow label={areaLabel} columns={columns} allSame={same(areaKey)}>
                {each((column) => (
                  <>
                    <Area listing={column} className="block font-semibold" />
                    <AreaBeside
                      listing={column}
                      className="block text-sm text-muted empty:hidden"
                    />
                  </>
                ))}
              </CompareRow>
              <CompareRow
                label={propertyType}
                columns={columns}
                allSame={same((column) => column.propertyType)}
              >
                {each((column) => kinds[kindName(column.propertyType)].one)}
              </CompareRow>
              <CompareRow
                label={location}
                columns={columns}
                allSame={same(
                  ({ place, neighbourhood }) => `${neighbourhood}, ${placeLabel(place)}`,
                )}
              >
                {each(({ place, neighbourhood }) => (
                  <>
                    {neighbourhood !== place.name && (
                      <span {...textLanguage(neighbourhood, language)} className="block">
                        {neighbourhood}
                      </span>
                    )}
                    <span {...textLanguage(place.name, language)}>{placeLabel(place)}</span>
                  </>
                ))}
              </CompareRow>
              {given.map(({ topic, label, values }) => (
                <CompareRow
                  key={topic}
                  label={label}
                  columns={columns}
                  allSame={isSame(values.map((row) => row?.value))}
                >
                  {values.map((row) => row && <Value row={row} />)}
                </CompareRow>
              ))}
            </tbody>
          </table>
        </section>
      </div>
      {unknown.length > 0 && (
        <p className="mt-4 text-sm text-muted">
          {fill(messages.noneGiven, { rows: unknown.join(', ') })}
        </p>
      )}
    </>
  );
}

function Value({ row: { value, day } }: { row: OverviewRow }) {
  return (
    <span className="sentence-case inline-block" {...textLanguage(value, useLanguage())}>
      {day === undefined ? value : <time dateTime={day}>{value}</time>}
    </span>
  );
}

interface CompareRowProps {
  label: string;
  columns: readonly Compared[];
  allSame?: boolean;
  /** One for each column. */
  children: readonly ReactNode[];
}

function CompareRow({ label, columns, allSame = false, children }: CompareRowProps) {
  const { notGiven } = usePageMessages('compare');
  return (
    <tr className={allSame ? 'compare-same' : undefined}>
      <th scope="row">
        <span>{label}</span>
      </th>
      {columns.map(({ id }, index) => (
        <td key={id}>
          {children[index] || (
            <>
              <span aria-hidden="true" className="text-muted">
                –
              </span>
              <span className="sr-only">{notGiven}</span>
            </>
          )}
        </td>
      ))}
    </tr>
  );
}

/** Price and title of each column, in sight while the table's own heads are above the screen. */
function PassingHeads({ columns }: { columns: readonly Compared[] }) {
  const { marks, units } = useSharedMessages();
  const language = useLanguage();
  return (
    <div className="passing-heads" aria-hidden="true">
      <div>
        {columns.map(({ id, status, price, title }) => (
          <p key={id}>
            <b>
              {status === SOLD
                ? marks.sold
                : spokenPrice(price, units) || formatPrice(price, units)}
            </b>
            <span {...textLanguage(title, language)}>{title}</span>
          </p>
        ))}
      </div>
    </div>
  );
}
