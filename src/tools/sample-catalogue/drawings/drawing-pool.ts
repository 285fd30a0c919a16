import { bazaar } from './bazaar.ts';
import { builderFloor } from './builder-floor.ts';
import { commercialPlot } from './commercial-plot.ts';
import { cornerShop } from './corner-shop.ts';
import { farmHouse } from './farm-house.ts';
import { farmHousePlot } from './farm-plot.ts';
import * as fields from './fields.ts';
import { flats } from './flats.ts';
import { industrialPlot } from './industrial-plot.ts';
import { kothi } from './kothi.ts';
import { LIGHTS, type Light } from './light.ts';
import * as residentialPlots from './residential-plots.ts';
import { type Random, seededRandom } from './seeded-random.ts';
import { showroom } from './showroom.ts';
import { singleStorey } from './single-storey.ts';
import { shopRow, singleShop } from './small-shops.ts';
import { villa } from './villa.ts';

export type Motif =
  | 'independent house'
  | 'kothi'
  | 'villa'
  | 'builder floor'
  | 'flat'
  | 'farm house'
  | 'residential plot'
  | 'commercial plot'
  | 'industrial plot'
  | 'farm plot'
  | 'tube well field'
  | 'canal field'
  | 'open field'
  | 'roadside field'
  | 'orchard'
  | 'shop'
  | 'showroom';

interface PooledDrawing {
  readonly motif: Motif;
  /** Returns SVG. */
  draw(): string;
}

type Draw = (random: Random, light: Light) => string;

/** The seeds were chosen by eye, so that no two drawings look alike. */
export const DRAWING_POOL: readonly PooledDrawing[] = [
  ...series(
    'kothi',
    kothi,
    ['noon', 108],
    ['evening', 101],
    ['noon', 104],
    ['dusk', 102],
    ['morning', 103],
    ['morning', 111],
  ),
  ...series(
    'independent house',
    singleStorey,
    ['noon', 204],
    ['morning', 205],
    ['evening', 202],
    ['noon', 212],
  ),
  ...series('villa', villa, ['noon', 300], ['afternoon', 301]),
  ...series('builder floor', builderFloor, ['afternoon', 400], ['dusk', 401]),
  ...series('flat', flats, ['noon', 500], ['evening', 501]),
  ...series('farm house', farmHouse, ['noon', 606], ['morning', 604]),
  ...series(
    'residential plot',
    residentialPlots.walledResidentialPlot,
    ['noon', 700],
    ['afternoon', 701],
  ),
  ...series(
    'residential plot',
    residentialPlots.stakedResidentialPlot,
    ['morning', 710],
    ['evening', 711],
  ),
  ...series('residential plot', residentialPlots.colony, ['noon', 720], ['afternoon', 721]),
  ...series('commercial plot', commercialPlot, ['afternoon', 735], ['noon', 733], ['morning', 731]),
  ...series('industrial plot', industrialPlot, ['morning', 740]),
  ...series('farm plot', farmHousePlot, ['noon', 750]),
  ...series('tube well field', fields.greenField, ['noon', 800]),
  ...series('tube well field', fields.mustardWell, ['morning', 810]),
  ...series('tube well field', fields.paddyWell, ['monsoon', 820]),
  ...series('canal field', fields.canal, ['noon', 830]),
  ...series('open field', fields.wheatField, ['evening', 840]),
  ...series('open field', fields.mustardField, ['noon', 850]),
  ...series('open field', fields.paddyField, ['noon', 860]),
  ...series('open field', fields.ploughedField, ['morning', 870]),
  ...series('open field', fields.sugarcane, ['noon', 880]),
  ...series('roadside field', fields.roadside, ['noon', 890], ['afternoon', 891]),
  ...series('orchard', fields.orchard, ['afternoon', 911], ['noon', 910]),
  ...series('shop', singleShop, ['noon', 1006], ['afternoon', 1001]),
  ...series('shop', shopRow, ['noon', 1010], ['dusk', 1011]),
  ...series('shop', bazaar, ['noon', 1020], ['evening', 1021]),
  ...series('showroom', showroom, ['noon', 1036], ['dusk', 1035]),
  ...series('showroom', cornerShop, ['afternoon', 1040]),
];

function series(
  motif: Motif,
  draw: Draw,
  ...lightsAndSeeds: readonly (readonly [light: keyof typeof LIGHTS, seed: number])[]
): PooledDrawing[] {
  return lightsAndSeeds.map(([light, seed]) => ({
    motif,
    draw: () => draw(seededRandom(seed), LIGHTS[light]),
  }));
}
