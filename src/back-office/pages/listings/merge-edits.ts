import { FIELD_NAMES, type FormFieldName, formFieldSpec, type ListingForm } from './form-fields.ts';
import { videoIn } from './pasted-video.ts';

/** What became of a form when somebody else had saved the same listing meanwhile. */
export interface Merge {
  /** Their changes where only they changed something, mine everywhere else. */
  readonly form: ListingForm;
  /** Fields that only they changed. */
  readonly taken: readonly FormFieldName[];
  /** Fields that both changed, to different values. */
  readonly conflicts: readonly FormFieldName[];
}

/** A place is one value in three fields: its city leads, country and state follow. */
const FOLLOWS_CITY: readonly FormFieldName[] = ['countryId', 'stateId'];

/** Brings together what two people made of the same listing, field by field. */
export function mergeEdits(base: ListingForm, mine: ListingForm, theirs: ListingForm): Merge {
  const led = FIELD_NAMES.filter((name) => !FOLLOWS_CITY.includes(name));
  const changed = led.filter(
    (name) => theirs[name] !== base[name] && !isSame(name, theirs[name], mine[name]),
  );
  const taken = changed.filter((name) => mine[name] === base[name]);
  const conflicts = changed.filter((name) => mine[name] !== base[name]);
  return { form: withFields(mine, theirs, taken), taken, conflicts };
}

/** Whether two texts of a field are one value: a link has many forms, and a number or a text may be typed with blanks. */
function isSame(name: FormFieldName, one: string, other: string): boolean {
  if (one.trim() === other.trim()) return true;
  if (name === 'videoLink') return videoIn(one) !== '' && videoIn(one) === videoIn(other);
  return (
    formFieldSpec(name).kind === 'number' &&
    one !== '' &&
    other !== '' &&
    Number(one) === Number(other)
  );
}

/** `form` with the named fields as `other` has them. */
export function withFields(
  form: ListingForm,
  other: ListingForm,
  names: readonly FormFieldName[],
): ListingForm {
  const merged = { ...form };
  const following = names.includes('cityID') ? FOLLOWS_CITY : [];
  for (const name of [...names, ...following]) merged[name] = other[name];
  return merged;
}
