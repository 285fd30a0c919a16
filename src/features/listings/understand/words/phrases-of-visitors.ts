import type { UnderstoodFilters } from '#features/listings/understand/reading.ts';

type Expected = Omit<UnderstoodFilters, 'location'> & { readonly place?: string };

const area = (min: number, max: number, areaUnit: UnderstoodFilters['areaUnit']) => ({
  minArea: min,
  maxArea: max,
  ...(areaUnit !== undefined && { areaUnit }),
});
const HOUSE = { propertyType: 100 };
const KOTHI = { ...HOUSE, houseType: 2 };
const PLOT = { propertyType: 200 };
const LAND = { propertyType: 300 };
const SHOP = { propertyType: 400 };
const LAKH = 100_000;

/** What is typed, what it means, and the words left over. */
export const PHRASES: readonly (readonly [string, Expected, string])[] = [
  [
    '7 marla plot nakodar below 15 lakh',
    { ...PLOT, place: 'Nakodar', ...area(7, 7, 'marla'), maxBudget: 15 * LAKH },
    '',
  ],
  [
    'hsp vich 8 marle di kothi 65 lac tak',
    { ...KOTHI, place: 'Hoshiarpur', ...area(8, 8, 'marla'), maxBudget: 65 * LAKH },
    '',
  ],
  ['ਜਲੰਧਰ ਵਿੱਚ ੩ ਕਿੱਲੇ ਜ਼ਮੀਨ', { ...LAND, place: 'Jalandhar', ...area(3, 3, 'acre') }, ''],
  [
    'होशियारपुर में ४ कमरे का मकान ६० लाख से कम',
    { ...HOUSE, place: 'Hoshiarpur', noOfRooms: 4, maxBudget: 60 * LAKH },
    '',
  ],
  ['ਪੂਰਬ ਮੁਖੀ ਕੋਠੀ ਮਾਡਲ ਟਾਊਨ', { ...KOTHI, propertyFacing: 3 }, 'Model Town'],
  ['पूर्व मुखी प्लॉट जालंधर', { ...PLOT, place: 'Jalandhar', propertyFacing: 3 }, ''],
  ['do kamre da ghar', { ...HOUSE, noOfRooms: 2 }, ''],
  ['house with 3 bedrooms in hoshiarpr', { ...HOUSE, place: 'Hoshiarpur', noOfRooms: 3 }, ''],
  [
    'between 20 and 40 lakh house adampur',
    { ...HOUSE, place: 'Adampur', minBudget: 20 * LAKH, maxBudget: 40 * LAKH },
    '',
  ],
  ['80 lakh to 1.2 cr kothi', { ...KOTHI, minBudget: 80 * LAKH, maxBudget: 120 * LAKH }, ''],
  ['1 crore 20 lakh kothi', { ...KOTHI, maxBudget: 120 * LAKH }, ''],
  ['1 crore to upar kothi', { ...KOTHI, minBudget: 100 * LAKH }, ''],
  ['45 lac to ghat plot', { ...PLOT, maxBudget: 45 * LAKH }, ''],
  ['ਡੇਢ ਕਰੋੜ ਤੋਂ ਵੱਧ', { minBudget: 150 * LAKH }, ''],
  ['sawa 2 crore', { maxBudget: 225 * LAKH }, ''],
  ['paune do crore', { maxBudget: 200 * LAKH }, 'paune'],
  ['45,00,000 house', { ...HOUSE, maxBudget: 45 * LAKH }, ''],
  ['rs 4500000 shop', { ...SHOP, maxBudget: 45 * LAKH }, ''],
  ['flat 45L', { ...HOUSE, houseType: 5, maxBudget: 45 * LAKH }, ''],
  ['dhai marle da plot', { ...PLOT, ...area(2.5, 2.5, 'marla') }, ''],
  ['2 kanal 5 marla plot', { ...PLOT, ...area(2.25, 2.25, 'kanal') }, ''],
  ['12-5 kanal', area(12.25, 12.25, 'kanal'), ''],
  ['10-12 marla', area(10, 12, 'marla'), ''],
  ['10 marla to 1 kanal plot', { ...PLOT, ...area(0.5, 1, 'kanal') }, ''],
  ['10 से 12 मरला प्लॉट', { ...PLOT, ...area(10, 12, 'marla') }, ''],
  ['plot above 10 marla', { ...PLOT, minArea: 10, areaUnit: 'marla' }, ''],
  ['250 sq yd plot', { ...PLOT, ...area(250, 250, 'sqyd') }, ''],
  ['20x40 plot', { ...PLOT, ...area(800, 800, 'sqft') }, ''],
  ['kille 3 tubewell', { ...LAND, ...area(3, 3, 'acre'), irrigationMethod: 1 }, ''],
  ['canal and tubewell zameen', { ...LAND, irrigationMethod: 3 }, ''],
  ['ready to move 4bhk', { ...HOUSE, noOfRooms: 4, propertyStatus: 1 }, ''],
  ['commercial plot', { ...PLOT, plotType: 2 }, ''],
  ['industrial land', { ...LAND, landType: 5 }, ''],
  ['farm house plot', { ...PLOT, plotType: 4 }, ''],
  ['sasti zameen', { ...LAND, sortByIndex: 2 }, ''],
  ['sco hoshiarpur', { ...SHOP, place: 'Hoshiarpur' }, 'sco'],
  ['plot in jalandhar punjab', { ...PLOT, place: 'Jalandhar' }, ''],
  ['shop nakodar road jalandhar', { ...SHOP, place: 'Jalandhar' }, 'nakodar road'],
  ['jalandhar hoshiarpur plot', PLOT, 'jalandhar hoshiarpur'],
  ['plot phase 2 10 marla', { ...PLOT, ...area(10, 10, 'marla') }, 'phase 2'],
  ['property no 1234', {}, '1234'],
  ['plot under 50', PLOT, 'under 50'],
  ['20 feet road plot', PLOT, '20 feet road'],
  ['plot with 3 rooms', PLOT, '3 rooms'],
  ['land tubewell facing north', { ...LAND, irrigationMethod: 1 }, 'facing north'],
  ['plot house', PLOT, 'house'],
  ['under 20 lakh above 50 lakh', { maxBudget: 20 * LAKH }, 'above 50 lakh'],
  ['2nd floor flat', { ...HOUSE, houseType: 5 }, '2nd floor'],
  ['asdfgh 99', {}, 'asdfgh 99'],
  ['50', {}, '50'],
  ['the', {}, 'the'],
];
