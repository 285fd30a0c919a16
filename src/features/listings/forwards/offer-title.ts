import {
  type EnumerationName,
  enumerationName,
} from '#features/listings/enumerations/enumerations.ts';
import { ALL_FIELDS, fieldOf } from '#features/listings/field-queries.ts';
import { HOUSE, LAND } from '#features/listings/listing-kind.ts';
import { parseKanalMarla } from '#platform/units/parse-area.ts';
import type { Offer } from './read-offer.ts';

const MAX_LENGTH = 200;
const VILLAGE = /\b(?:pind|village|vpo)\b|ਪਿੰਡ|गांव/i;
const FLATS: readonly (string | undefined)[] = ['Flat', 'Builder Floor'];

/** `10 Marla Plot, Green Model Town, Jalandhar`: what the agency's own titles would say of it. */
export function offerTitle(
  { said, text }: Pick<Offer, 'said' | 'text'>,
  propertyType: number,
  city: string | undefined,
): string {
  const size = sizeOf(said.totalArea ?? '');
  const kind =
    chosen('HouseType', said) ??
    chosen('PlotType', said) ??
    chosen('LandType', said) ??
    enumerationName('PropertyType', propertyType) ??
    'Property';
  const direction = chosen('Facing', said);
  const named = capitalized(said.neighbourhood ?? '');
  const isVillage = propertyType === LAND && named !== '' && VILLAGE.test(text);
  return [
    [direction && `${direction} Facing`, whatOf(propertyType, size, kind, said.noOfRooms)]
      .filter(Boolean)
      .join(' '),
    isVillage ? `Village ${named}` : named,
    city,
  ]
    .filter(Boolean)
    .join(', ')
    .slice(0, MAX_LENGTH);
}

/** The name of what was said of a list, whichever field has it. */
function chosen(list: EnumerationName, said: Offer['said']): string | undefined {
  const name = ALL_FIELDS.find((name) => {
    const field = fieldOf(name);
    return field.type === 'code' && field.list === list;
  });
  return name && enumerationName(list, Number(said[name]));
}

function whatOf(type: number, size: string, kind: string, rooms: string | undefined): string {
  if (type !== HOUSE || rooms === undefined) return size === '' ? kind : `${size} ${kind}`;
  if (FLATS.includes(kind)) return `${rooms} BHK ${kind}`;
  return `${rooms} Room ${kind}${size === '' ? '' : ` on ${size}`}`;
}

/** `12-5 kanal` is `12 Kanal 5 Marla`; land is measured in killas, as its titles are. */
function sizeOf(area: string): string {
  if (/^[\d.]+$/.test(area)) return `${area} sqft`;
  const parts = /^(\d+)-(\d+)/.exec(area);
  if (parts !== null && parseKanalMarla(area) !== undefined)
    return `${parts[1]} Kanal ${parts[2]} Marla`;
  const [value = '', unit = ''] = area.split(' ');
  if (unit === 'acre') return `${value} Killa`;
  return unit.startsWith('sq') ? `${value} ${unit}` : capitalized(area);
}

function capitalized(name: string): string {
  return name.replace(/(?<![\p{L}\p{M}\p{N}'’])\p{Ll}/gu, (letter) => letter.toUpperCase());
}
