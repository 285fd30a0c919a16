import {
  FIELD_NAMES,
  fieldsOfType,
  formFieldSpec,
  tableFieldOf,
} from '#back-office/pages/listings/form-fields.ts';
import { FILTERS, type FieldName } from '#features/listings/fields.ts';
import type { WordMark } from '#features/listings/forwards/mark-words.ts';
import { keysOf } from '#features/listings/typed-record.ts';

interface MarkedMessageProps {
  text: string;
  marks: readonly WordMark[];
  /** What the form has: kinds call some fields by other names. */
  propertyType: string;
}

/** The message as it was pasted; what gave a field is marked with its name. */
export function MarkedMessage({ text, marks, propertyType }: MarkedMessageProps) {
  return (
    <div className="grid gap-1.5">
      <p className="text-sm font-semibold">What the message says</p>
      <p className="rounded-card bg-sunken p-3 leading-8 whitespace-pre-wrap wrap-anywhere">
        {marks.map(({ start, end, said }, index) => (
          <span key={start}>
            {text.slice(marks[index - 1]?.end ?? 0, start)}
            <mark className="rounded-mark border-b-2 border-mustard-strong bg-surface box-decoration-clone px-1 py-0.5 text-ink">
              {text.slice(start, end)}
              <span className="sr-only">: </span>
              <span className="pl-1.5 text-xs text-muted">{saidLabel(said, propertyType)}</span>
            </mark>
          </span>
        ))}
        {text.slice(marks.at(-1)?.end ?? 0)}
      </p>
      <p className="text-sm text-muted">
        What is not marked gave no field; it stands in the description.
      </p>
    </div>
  );
}

const OTHERS: ReadonlyMap<string, string> = new Map([
  ['propertyType', formFieldSpec('propertyType').label],
  ['location', formFieldSpec('cityID').label],
  ['quarter', formFieldSpec('neighbourhood').label],
  ['sides', 'Breadth and length'],
]);

/** What the form calls what some words said. */
function saidLabel(said: WordMark['said'], propertyType: string): string {
  const field = filteredField(said) ?? said;
  const named = FIELD_NAMES.filter((name) => tableFieldOf(name)?.field === field);
  const inForm = named.find((name) => fieldsOfType(propertyType).includes(name)) ?? named[0];
  return OTHERS.get(said) ?? (inForm === undefined ? '' : formFieldSpec(inForm).label);
}

/** The field that a member of a search asks for. */
function filteredField(member: string): FieldName | undefined {
  return keysOf(FILTERS).find((name) => {
    const filter = FILTERS[name];
    return ('is' in filter && filter.is === member) || ('yes' in filter && filter.yes === member);
  });
}
