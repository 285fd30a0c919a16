import type { EnumerationId } from '#features/listings/enumerations/enumerations.ts';
import { HOUSE, LAND, PLOT, SHOP } from '#features/listings/listing-kind.ts';

export const KIND_WORDS: {
  readonly [HOUSE]: Record<EnumerationId<'HouseType'>, string>;
  readonly [PLOT]: Record<EnumerationId<'PlotType'>, string>;
  readonly [LAND]: Record<EnumerationId<'LandType'>, string>;
  readonly [SHOP]: Record<0, string>;
} = {
  [HOUSE]: {
    1: `house, houses, home, 100, independent house, independent house/villa,
      residential house, house/villa, row house, duplex, duplex house, house for sale,
      independent home`,
    2: 'kothi, kothis, bungalow, house/kothi',
    3: 'villa, villas',
    4: `builder floor, independent/builder floor, independent builder floor,
      independent floor, floor`,
    5: `flat, flats, apartment, apartments, residential apartment, flat/apartment,
      apartment/flat, studio apartment, serviced apartment, penthouse, residential flat,
      multistorey apartment`,
    6: 'farm house, farmhouses',
  },
  [PLOT]: {
    1: `plot, plots, 200, residential plot, residential land, residential land/plot,
      land/plot`,
    2: 'commercial plot',
    3: 'industrial plot',
    4: 'farm house plot',
  },
  [LAND]: {
    1: `land, lands, 300, agricultural land, agriculture land, agri land, agricultural,
      farm land`,
    2: 'orchard',
    3: 'farm house land',
    4: 'commercial land',
    5: 'industrial land',
  },
  [SHOP]: {
    0: `shop, shops, 400, showroom, commercial shop, commercial shops, retail shop,
      shop/showroom, booth, sco`,
  },
};
