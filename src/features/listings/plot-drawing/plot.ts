import { REVENUE_MARLA, type SaidArea } from '#platform/units/area-units.ts';

/** The ground of a listing, in feet, seen from its front. */
export interface Plot {
  readonly front: number;
  /** Away from the front. */
  readonly depth: number;
  /** The sides that are told; another one follows from the area. */
  readonly told: 'both' | 'front' | 'depth' | 'neither';
  /** Where the front looks: degrees from north, clockwise. */
  readonly bearing: number | undefined;
  /** Sides along a road, from 0 to 4. */
  readonly roadSides: number;
  /** In feet; 0 where it is not known. */
  readonly roadWidth: number;
  readonly area: SaidArea | undefined;
  readonly squareFeetPerMarla: number;
}

/** Numbers are 0 where they are not known. */
export interface KnownOfPlot {
  readonly front?: number | undefined;
  readonly depth?: number | undefined;
  readonly squareFeet?: number | undefined;
  readonly bearing?: number | undefined;
  readonly roadSides?: number | undefined;
  readonly roadWidth?: number | undefined;
  readonly area?: SaidArea | undefined;
  readonly squareFeetPerMarla?: number | null | undefined;
}

const MAX_FEET = 1e6;
const MAX_SIDES = 4;

/** Undefined where neither sides nor area are known: there is nothing to draw. */
export function plotOf(known: KnownOfPlot): Plot | undefined {
  const front = feet(known.front);
  const depth = feet(known.depth);
  const squareFeet = positive(known.squareFeet);
  const sides = sidesOf(front, depth, squareFeet);
  if (sides === undefined) return undefined;
  const roadWidth = feet(known.roadWidth);
  const roadSides = Math.min(MAX_SIDES, Math.floor(positive(known.roadSides)));
  const { bearing, area } = known;
  return {
    ...sides,
    bearing:
      bearing !== undefined && Number.isFinite(bearing) ? ((bearing % 360) + 360) % 360 : undefined,
    // Whoever tells the width of the road has one.
    roadSides: roadSides === 0 && roadWidth > 0 ? 1 : roadSides,
    roadWidth,
    area: area !== undefined && positive(area.value) > 0 ? area : undefined,
    squareFeetPerMarla: positive(known.squareFeetPerMarla) || REVENUE_MARLA,
  };
}

type Sides = Pick<Plot, 'front' | 'depth' | 'told'>;

function sidesOf(front: number, depth: number, squareFeet: number): Sides | undefined {
  if (front > 0 && depth > 0) return { front, depth, told: 'both' };
  if (squareFeet === 0) return undefined;
  if (front > 0) return { front, depth: squareFeet / front, told: 'front' };
  if (depth > 0) return { front: squareFeet / depth, depth, told: 'depth' };
  const side = Math.sqrt(squareFeet);
  return { front: side, depth: side, told: 'neither' };
}

function feet(value: number | undefined): number {
  return Math.min(MAX_FEET, positive(value));
}

function positive(value: number | null | undefined): number {
  return value !== undefined && value !== null && Number.isFinite(value) && value > 0 ? value : 0;
}
