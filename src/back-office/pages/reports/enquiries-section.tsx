import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { dayText } from '#back-office/times.ts';
import { ENQUIRY_KINDS } from '#features/enquiries/enquiry-kinds.ts';
import { KIND_LABELS } from '#features/enquiries/kind-labels.ts';
import { enumerationName } from '#features/listings/enumerations/enumerations.ts';
import type { EnquiryReport } from '#features/reports/report.ts';
import { dayInIndia } from '#platform/language/dates.ts';
import { hoursText } from './count-text.ts';
import { TopRows } from './ranking.tsx';
import type { Column } from './report-csv.ts';
import { type Fetched, ReportSection, ReportTable } from './report-section.tsx';

interface Row {
  readonly group: string;
  readonly name: string;
  readonly received: number;
  readonly stillNew?: number;
  readonly medianHours?: number;
}

const NAME = ({ name }: Row) => name;
const RECEIVED = { heading: 'Received', value: ({ received }: Row) => received };
const STILL_NEW = { heading: 'Still new', value: ({ stillNew = 0 }: Row) => stillNew };
const FILE_COLUMNS: readonly Column<Row>[] = [
  { heading: 'By', value: ({ group }) => group },
  { heading: 'Name', value: NAME },
  { heading: 'Enquiries', value: ({ received }) => received },
  { heading: 'Still new', value: ({ stillNew }) => stillNew ?? '' },
  { heading: 'Median hours', value: ({ medianHours }) => medianHours ?? '' },
];
const KIND_COLUMNS: readonly Column<Row>[] = [
  { heading: 'Asked', value: NAME },
  RECEIVED,
  STILL_NEW,
];
const SUBJECT_COLUMNS: readonly Column<Row>[] = [
  { heading: 'About', value: NAME },
  RECEIVED,
  STILL_NEW,
];
const PEOPLE_COLUMNS: readonly Column<Row>[] = [
  { heading: 'Answered by', value: NAME },
  { heading: 'Enquiries', value: ({ received }) => received },
  {
    heading: 'Median',
    value: ({ medianHours = 0 }) => medianHours,
    said: ({ medianHours = 0 }) => hoursText(medianHours),
  },
];

/** What was asked in these days, what still waits, and how long answers took. */
export function EnquiriesSection({ fetched }: { fetched: Fetched<EnquiryReport> }) {
  return (
    <ReportSection
      title="Enquiries"
      explain="Answered when somebody first took it out of New, as its history says; half took longer. What is still new has no part in that."
      fetched={fetched}
      rowsOf={(report) => [...kindRows(report), ...subjectRows(report), ...peopleRows(report)]}
      empty="Nobody has asked in these days. Enquiries of the website stand here as soon as they come."
      columns={FILE_COLUMNS}
      fileName="enquiries"
    >
      {(report) => (
        <div className="grid gap-5">
          <EnquiryFacts report={report} />
          <div className="grid items-start gap-x-8 gap-y-5 lg:grid-cols-2">
            <div className="grid gap-5">
              <Numbers label="What they ask" columns={KIND_COLUMNS} rows={kindRows(report)} />
              <Numbers label="Who answered" columns={PEOPLE_COLUMNS} rows={peopleRows(report)} />
            </div>
            <TopRows rows={subjectRows(report)}>
              {(rows) => <Numbers label="About which" columns={SUBJECT_COLUMNS} rows={rows} />}
            </TopRows>
          </div>
        </div>
      )}
    </ReportSection>
  );
}

function Numbers(props: { label: string; columns: readonly Column<Row>[]; rows: readonly Row[] }) {
  return <ReportTable {...props} keyOf={NAME} />;
}

function EnquiryFacts({ report }: { report: EnquiryReport }) {
  const { received, stillNew, oldestNew, answered } = report;
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-3 sm:grid-cols-3">
      <Fact term="Received" value={received.toLocaleString('en-US')} />
      <Fact term="Still new" value={stillNew.toLocaleString('en-US')}>
        {oldestNew !== null && (
          <Link to="/enquiries?view=new" className="ranked-link underline">
            Open them, the oldest of {dayText(dayInIndia(oldestNew))}
          </Link>
        )}
      </Fact>
      <Fact
        term="Answered after"
        value={answered.medianHours === null ? 'None yet' : hoursText(answered.medianHours)}
      >
        {answered.medianHours !== null &&
          `the median of ${answered.enquiries.toLocaleString('en-US')}`}
      </Fact>
    </dl>
  );
}

function Fact({ term, value, children }: { term: string; value: string; children?: ReactNode }) {
  return (
    <div>
      <dt className="measure-label">{term}</dt>
      <dd>
        <span className="measure-number">{value}</span>{' '}
        <span className="measure-change">{children}</span>
      </dd>
    </div>
  );
}

function kindRows({ kinds }: EnquiryReport): Row[] {
  return kinds.map(({ kind, ...counts }) => {
    const known = ENQUIRY_KINDS.find((name) => name === kind);
    return { group: 'Kind', name: known === undefined ? kind : KIND_LABELS[known], ...counts };
  });
}

function subjectRows({ subjects }: EnquiryReport): Row[] {
  return subjects.map(({ cityName, propertyType, ...counts }) => ({
    group: 'Property',
    name:
      cityName === null || propertyType === null
        ? 'No property'
        : `${enumerationName('PropertyType', propertyType) ?? 'Property'} in ${cityName}`,
    ...counts,
  }));
}

function peopleRows({ people }: EnquiryReport): Row[] {
  return people.map(({ userName, enquiries, medianHours }) => ({
    group: 'Answered by',
    name: userName,
    received: enquiries,
    medianHours,
  }));
}
