import type { Unit } from '#platform/units/units.ts';
import {
  COMMON_FIELDS,
  type CommonName,
  FIELDS,
  type Field,
  type FieldName,
  KIND_FIELDS,
  MEMBERS,
  type OwnName,
} from './fields.ts';
import { type KindName, LAND, LISTING_KINDS, type ListingKindId } from './listing-kind.ts';
import { keysOf } from './typed-record.ts';

export type MemberOf<Name extends FieldName> = Name extends keyof typeof MEMBERS
  ? (typeof MEMBERS)[Name]
  : Name;

/** `title`, `house.type`: as the API's errors say it. */
export type FieldPath =
  | CommonName
  | { [Kind in KindName]: `${Kind}.${MemberOf<OwnName<Kind>>}` }[KindName];

interface ValueOf {
  number: number;
  code: number;
  flag: boolean;
  line: string;
  lines: string;
  video: string;
  phone: string;
  date: string | null;
}

type ValueAt<Name extends FieldName, Member extends string> = {
  [N in Name]: MemberOf<N> extends Member ? ValueOf[(typeof FIELDS)[N]['type']] : never;
}[Name];

/** The values of some fields by the API's names. */
export type Values<Name extends FieldName> = {
  [Member in MemberOf<Name>]: ValueAt<Name, Member>;
};

export const ALL_FIELDS: readonly FieldName[] = keysOf(FIELDS);

/** `FIELDS[name]` knows only what its own entry says. */
export function fieldOf(name: FieldName): Field {
  return FIELDS[name];
}

export function unitOf(name: FieldName): Unit | undefined {
  const field = fieldOf(name);
  return field.type === 'number' ? field.unit : undefined;
}

export function memberOf(name: FieldName): string {
  const members: Partial<Record<FieldName, string>> = MEMBERS;
  return members[name] ?? name;
}

/** `holder` is a listing or the block of its kind. */
export function valueIn(holder: object, name: FieldName): unknown {
  return Reflect.get(holder, memberOf(name));
}

export function ownFields(kind: KindName): readonly OwnName[] {
  return KIND_FIELDS[kind];
}

/** `kind` is undefined for fields of every listing. */
export function pathOf(kind: KindName | undefined, name: FieldName): FieldPath {
  // A template cannot express the strings of `FieldPath`.
  return (kind === undefined ? memberOf(name) : `${kind}.${memberOf(name)}`) as FieldPath;
}

export function kindsWith(name: FieldName): ListingKindId[] {
  return LISTING_KINDS.filter(({ block }) =>
    [...COMMON_FIELDS, ...ownFields(block)].some((known) => known === name),
  ).map(({ id }) => id);
}

export function areaUnit(kind: number): 'acres' | 'squareFeet' {
  return kind === LAND ? FIELDS.landArea.unit : FIELDS.totalArea.unit;
}
