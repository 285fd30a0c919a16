import type {
  AllEnumerationMessages,
  KindMessages,
  OverviewLabels,
} from '#features/listings/labels/label-messages.ts';
import type { Translation } from '#platform/language/messages.ts';
import { MONTHS } from '#platform/language/months.ts';
import type * as en from '#web/messages/en/fields.ts';

export const kinds: KindMessages = {
  house: { one: 'ਮਕਾਨ', many: 'ਮਕਾਨ' },
  plot: { one: 'ਪਲਾਟ', many: 'ਪਲਾਟ' },
  land: { one: 'ਜ਼ਮੀਨ', many: 'ਜ਼ਮੀਨ' },
  shop: { one: 'ਦੁਕਾਨ', many: 'ਦੁਕਾਨਾਂ' },
};

export const fields: OverviewLabels = {
  propertyNumber: 'ਜਾਇਦਾਦ ਨੰਬਰ',
  roadSize: 'ਸੜਕ/ਗਲੀ ਦੀ ਚੌੜਾਈ',
  posted: 'ਪੋਸਟ ਦੀ ਤਾਰੀਖ਼',

  'house.type': 'ਮਕਾਨ ਦੀ ਕਿਸਮ',
  'house.totalArea': 'ਕੁੱਲ ਰਕਬਾ',
  'house.length': 'ਲੰਬਾਈ × ਚੌੜਾਈ',
  'house.builtUpArea': 'ਕਵਰਡ ਏਰੀਆ',
  'house.noOfFloors': 'ਮੰਜ਼ਲਾਂ ਦੀ ਗਿਣਤੀ',
  'house.projectName': 'ਪ੍ਰਾਜੈਕਟ ਦਾ ਨਾਂ',
  'house.floorNo': 'ਕਿਹੜੀ ਮੰਜ਼ਲ',
  'house.noOfRooms': 'ਕਮਰਿਆਂ ਦੀ ਗਿਣਤੀ',
  'house.noOfWashrooms': 'ਬਾਥਰੂਮ',
  'house.furnishedStatus': 'ਫ਼ਰਨੀਚਰ',
  'house.propertyStatus': 'ਜਾਇਦਾਦ ਦੀ ਸਥਿਤੀ',
  'house.carParking': 'ਕਾਰ ਖੜ੍ਹੀ ਕਰਨ ਦੀ ਥਾਂ ਹੈ?',
  'house.facing': 'ਦਿਸ਼ਾ (ਫ਼ੇਸਿੰਗ)',
  'house.yearBuilt': 'ਕਦੋਂ ਬਣਿਆ',

  'plot.plotType': 'ਪਲਾਟ ਦੀ ਕਿਸਮ',
  'plot.totalArea': 'ਕੁੱਲ ਰਕਬਾ',
  'plot.length': 'ਲੰਬਾਈ × ਚੌੜਾਈ',
  'plot.roadFrontSides': 'ਕਿੰਨੇ ਪਾਸੇ ਸੜਕ',
  'plot.facing': 'ਦਿਸ਼ਾ (ਫ਼ੇਸਿੰਗ)',

  'land.landType': 'ਜ਼ਮੀਨ ਦੀ ਕਿਸਮ',
  'land.totalArea': 'ਕੁੱਲ ਰਕਬਾ',
  'land.roadFrontSides': 'ਕਿੰਨੇ ਪਾਸੇ ਸੜਕ',
  'land.totalFront': 'ਕੁੱਲ ਫ਼ਰੰਟ',
  'land.waterSupply': 'ਪਾਣੀ ਦਾ ਸਾਧਨ',

  'shop.totalArea': 'ਕੁੱਲ ਰਕਬਾ',
  'shop.length': 'ਲੰਬਾਈ × ਚੌੜਾਈ',
  'shop.propertyStatus': 'ਜਾਇਦਾਦ ਦੀ ਸਥਿਤੀ',
  'shop.furnishedStatus': 'ਫ਼ਰਨੀਚਰ',
  'shop.noOfFloors': 'ਮੰਜ਼ਲਾਂ ਦੀ ਗਿਣਤੀ',
  'shop.parkingSpace': 'ਪਾਰਕਿੰਗ ਹੈ?',
  'shop.facing': 'ਦਿਸ਼ਾ (ਫ਼ੇਸਿੰਗ)',
  'shop.yearBuilt': 'ਕਦੋਂ ਬਣੀ',
};

export const enumerations: AllEnumerationMessages = {
  FurnishedStatus: { 1: 'ਬਿਨਾਂ ਫ਼ਰਨੀਚਰ', 2: 'ਸੈਮੀ-ਫ਼ਰਨਿਸ਼ਡ', 3: 'ਫੁੱਲ-ਫ਼ਰਨਿਸ਼ਡ' },
  PropertyStatus: { 1: 'ਤਿਆਰ (ਤੁਰੰਤ ਕਬਜ਼ਾ)', 2: 'ਉਸਾਰੀ ਅਧੀਨ', 3: 'ਨਵੀਂ ਉਸਾਰੀ', 4: 'ਰੀਸੇਲ' },
  PlotType: {
    1: 'ਰਿਹਾਇਸ਼ੀ ਪਲਾਟ',
    2: 'ਕਮਰਸ਼ੀਅਲ ਪਲਾਟ',
    3: 'ਇੰਡਸਟਰੀਅਲ ਪਲਾਟ',
    4: 'ਫ਼ਾਰਮ ਹਾਊਸ ਪਲਾਟ',
  },
  LandType: {
    1: 'ਵਾਹੀਯੋਗ ਜ਼ਮੀਨ',
    2: 'ਬਾਗ਼',
    3: 'ਫ਼ਾਰਮ ਹਾਊਸ ਵਾਲੀ ਜ਼ਮੀਨ',
    4: 'ਕਮਰਸ਼ੀਅਲ ਜ਼ਮੀਨ',
    5: 'ਇੰਡਸਟਰੀਅਲ ਜ਼ਮੀਨ',
  },
  WaterSupplyType: {
    1: 'ਟਿਊਬਵੈੱਲ',
    2: 'ਨਹਿਰੀ ਪਾਣੀ',
    3: 'ਟਿਊਬਵੈੱਲ ਅਤੇ ਨਹਿਰੀ ਪਾਣੀ',
    4: 'ਸਬਮਰਸੀਬਲ ਮੋਟਰ',
    5: 'ਬਰਾਨੀ',
  },
  HouseType: {
    1: 'ਇੰਡੀਪੈਂਡੈਂਟ ਮਕਾਨ',
    2: 'ਕੋਠੀ',
    3: 'ਵਿਲਾ',
    4: 'ਬਿਲਡਰ ਫ਼ਲੋਰ',
    5: 'ਫ਼ਲੈਟ',
    6: 'ਫ਼ਾਰਮ ਹਾਊਸ',
  },
  Facing: {
    1: 'ਉੱਤਰ',
    2: 'ਦੱਖਣ',
    3: 'ਪੂਰਬ',
    4: 'ਪੱਛਮ',
    5: 'ਉੱਤਰ-ਪੂਰਬ',
    6: 'ਉੱਤਰ-ਪੱਛਮ',
    7: 'ਦੱਖਣ-ਪੂਰਬ',
    8: 'ਦੱਖਣ-ਪੱਛਮ',
  },
};

export const overview: Translation<typeof en.overview> = {
  yes: 'ਹਾਂ',
  no: 'ਨਹੀਂ',
  dimensions: '{length} × {breadth}',
  months: MONTHS.pa,
};
