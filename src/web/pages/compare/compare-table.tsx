import type { ReactNode } from 'react';
import { placeLabel } from '#features/listings/explore-address.ts';
import { kindName } from '#features/listings/listing-kind.ts';
import type { OverviewRow } from '#features/listings/listing-overview.ts';
import { SOLD } from '#features/listings/listing-status.ts';
import { fill } from '#language/fill.ts';
import { useLanguage } from '#web/language/use-language.ts';
import { Area, AreaBeside, PricePerUnit } from '#web/ui/area.tsx';
import { Price } from '#web/ui/price.tsx';
import { textLanguage } from '#web/ui/text-language.ts';
import { usePageWords, useSharedWords } from '#web/words/use-words.ts';
import { ColumnHead } from './column-head.tsx';
import { type Compared, comparedRows, isAreaTopic } from './compared.ts';

/** One column for each listing, one row for each fact; what no listing says is named below. */
export function CompareTable({ columns }: { columns: readonly Compared[] }) {
  const words = usePageWords('compare');
  const { kinds, marks, location, propertyType } = useSharedWords();
  const language = useLanguage();
  const rows = comparedRows(columns);
  const areaLabel = rows.find(({ topic }) => isAreaTopic(topic))?.label ?? '';
  const others = rows.filter(({ topic }) => !isAreaTopic(topic));
  const given = others.filter(({ values }) => values.some((value) => value !== undefined));
  const unknown = others.filter((row) => !given.includes(row)).map(({ label }) => label);
  const each = (cell: (column: Compared) => ReactNode) => columns.map(cell);
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it */}
      <section className="compare-scroll" aria-label={words.caption} tabIndex={0}>
        <table className="compare-table">
          <thead>
            <tr>
              <td />
              {columns.map((column) => (
                <ColumnHead key={column.id} column={column} ids={columns.map(({ id }) => id)} />
              ))}
            </tr>
          </thead>
          <tbody>
            <Row label={words.price} columns={columns}>
              {each(({ status, price, previousPrice }) =>
                status === SOLD ? (
                  <b>{marks.sold}</b>
                ) : (
                  <Price price={price} previousPrice={previousPrice} size="compact" />
                ),
              )}
            </Row>
            <Row label={words.pricePerUnit} columns={columns}>
              {each(
                (column) =>
                  column.price > 0 && <PricePerUnit listing={column} price={column.price} />,
              )}
            </Row>
            <Row label={areaLabel} columns={columns}>
              {each((column) => (
                <>
                  <Area listing={column} className="block font-semibold" />
                  <AreaBeside listing={column} className="block text-sm text-muted empty:hidden" />
                </>
              ))}
            </Row>
            <Row label={propertyType} columns={columns}>
              {each((column) => kinds[kindName(column.propertyType)].one)}
            </Row>
            <Row label={location} columns={columns}>
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
            </Row>
            {given.map(({ topic, label, values }) => (
              <Row key={topic} label={label} columns={columns}>
                {values.map((row) => row && <Value row={row} />)}
              </Row>
            ))}
          </tbody>
        </table>
      </section>
      {unknown.length > 0 && (
        <p className="mt-4 text-sm text-muted">
          {fill(words.noneGiven, { rows: unknown.join(', ') })}
        </p>
      )}
    </>
  );
}

interface RowProps {
  label: string;
  columns: readonly Compared[];
  /** One for each column. */
  children: readonly ReactNode[];
}

function Row({ label, columns, children }: RowProps) {
  const { notGiven } = usePageWords('compare');
  return (
    <tr>
      <th scope="row">{label}</th>
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

function Value({ row: { value, day } }: { row: OverviewRow }) {
  return (
    <span className="sentence-case inline-block" {...textLanguage(value, useLanguage())}>
      {day === undefined ? value : <time dateTime={day}>{value}</time>}
    </span>
  );
}
