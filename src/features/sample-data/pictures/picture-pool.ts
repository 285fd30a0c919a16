import { builderFloor } from './builder-floor.ts';
import { farmHouse } from './farm-house.ts';
import * as fields from './fields.ts';
import { flats } from './flats.ts';
import { kothi } from './kothi.ts';
import { LIGHTS, type Light } from './light.ts';
import * as otherPlots from './other-plots.ts';
import * as residentialPlots from './residential-plots.ts';
import { type Random, seededRandom } from './seeded-random.ts';
import * as shops from './shops.ts';
import { singleStorey } from './single-storey.ts';
import { villa } from './villa.ts';

/** What a picture may stand for: a house type, a plot type, a land use, a kind of shop. */
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

interface PoolPicture {
  readonly motif: Motif;
  /** The picture as SVG. */
  draw(): string;
}

type Draw = (random: Random, light: Light) => string;

/** Every picture of the sample catalogue, always the same. */
export const PICTURE_POOL: readonly PoolPicture[] = [
  ...series('kothi', kothi, ['noon', 'evening', 'dusk', 'morning'], 100),
  ...series('independent house', singleStorey, ['noon', 'morning', 'evening', 'afternoon'], 200),
  ...series('villa', villa, ['noon', 'afternoon'], 300),
  ...series('builder floor', builderFloor, ['afternoon', 'dusk'], 400),
  ...series('flat', flats, ['noon', 'evening'], 500),
  ...series('farm house', farmHouse, ['morning', 'noon'], 600),
  ...series('residential plot', residentialPlots.walledResidentialPlot, ['noon', 'afternoon'], 700),
  ...series('residential plot', residentialPlots.stakedResidentialPlot, ['morning', 'evening'], 710),
  ...series('residential plot', residentialPlots.colony, ['noon', 'afternoon'], 720),
  ...series('commercial plot', otherPlots.commercialPlot, ['afternoon'], 730),
  ...series('industrial plot', otherPlots.industrialPlot, ['morning'], 740),
  ...series('farm plot', otherPlots.farmHousePlot, ['noon'], 750),
  ...series('tube well field', fields.greenField, ['noon'], 800),
  ...series('tube well field', fields.mustardWell, ['morning'], 810),
  ...series('tube well field', fields.paddyWell, ['monsoon'], 820),
  ...series('canal field', fields.canal, ['noon'], 830),
  ...series('open field', fields.wheatField, ['evening'], 840),
  ...series('open field', fields.mustardField, ['noon'], 850),
  ...series('open field', fields.paddyField, ['noon'], 860),
  ...series('open field', fields.ploughedField, ['morning'], 870),
  ...series('open field', fields.sugarcane, ['noon'], 880),
  ...series('roadside field', fields.roadside, ['noon', 'afternoon'], 890),
  ...series('orchard', fields.orchard, ['noon', 'afternoon'], 910),
  ...series('shop', shops.singleShop, ['noon', 'afternoon'], 1000),
  ...series('shop', shops.shopRow, ['noon', 'dusk'], 1010),
  ...series('shop', shops.bazaar, ['noon', 'evening'], 1020),
  ...series('showroom', shops.showroom, ['noon', 'dusk'], 1030),
  ...series('showroom', shops.cornerShop, ['afternoon'], 1040),
];

function series(motif: Motif, draw: Draw, lights: readonly (keyof typeof LIGHTS)[], seed: number): PoolPicture[] {
  return lights.map((light, index) => ({ motif, draw: () => draw(seededRandom(seed + index), LIGHTS[light]) }));
}
