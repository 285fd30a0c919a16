import type { OverviewLabels } from '#features/listings/labels/label-words.ts';

export const fields: OverviewLabels = {
  propertyNumber: 'ਜਾਇਦਾਦ ਨੰਬਰ',
  roadSize: 'ਸੜਕ/ਗਲੀ ਦੀ ਚੌੜਾਈ',
  posted: 'ਪਾਉਣ ਦੀ ਮਿਤੀ',

  'house.type': 'ਮਕਾਨ ਦੀ ਕਿਸਮ',
  'house.totalArea': 'ਕੁੱਲ ਰਕਬਾ',
  'house.length': 'ਲੰਬਾਈ × ਚੌੜਾਈ',
  'house.builtUpArea': 'ਛੱਤਿਆ ਰਕਬਾ',
  'house.noOfFloors': 'ਮੰਜ਼ਲਾਂ ਦੀ ਗਿਣਤੀ',
  'house.projectName': 'ਪ੍ਰਾਜੈਕਟ ਦਾ ਨਾਂ',
  'house.floorNo': 'ਕਿਹੜੀ ਮੰਜ਼ਲ',
  'house.noOfRooms': 'ਕਮਰਿਆਂ ਦੀ ਗਿਣਤੀ',
  'house.noOfWashrooms': 'ਬਾਥਰੂਮ',
  'house.furnishedStatus': 'ਫ਼ਰਨੀਚਰ',
  'house.propertyStatus': 'ਜਾਇਦਾਦ ਦੀ ਸਥਿਤੀ',
  'house.carParking': 'ਕਾਰ ਖੜ੍ਹੀ ਕਰਨ ਦੀ ਥਾਂ ਹੈ?',
  'house.facing': 'ਮਕਾਨ ਦਾ ਮੁਖ',
  'house.yearBuilt': 'ਕਦੋਂ ਬਣਿਆ',

  'plot.plotType': 'ਪਲਾਟ ਦੀ ਕਿਸਮ',
  'plot.totalArea': 'ਕੁੱਲ ਰਕਬਾ',
  'plot.length': 'ਲੰਬਾਈ × ਚੌੜਾਈ',
  'plot.roadFrontSides': 'ਕਿੰਨੇ ਪਾਸੇ ਸੜਕ',
  'plot.facing': 'ਮੁਖ (ਫ਼ੇਸਿੰਗ)',

  'land.landType': 'ਜ਼ਮੀਨ ਦੀ ਕਿਸਮ',
  'land.totalArea': 'ਕੁੱਲ ਰਕਬਾ',
  'land.roadFrontSides': 'ਕਿੰਨੇ ਪਾਸੇ ਸੜਕ',
  'land.totalFront': 'ਕੁੱਲ ਫਰੰਟ',
  'land.waterSupply': 'ਸਿੰਚਾਈ ਦਾ ਸਾਧਨ',

  'shop.totalArea': 'ਕੁੱਲ ਰਕਬਾ',
  'shop.length': 'ਲੰਬਾਈ × ਚੌੜਾਈ',
  'shop.propertyStatus': 'ਜਾਇਦਾਦ ਦੀ ਸਥਿਤੀ',
  'shop.furnishedStatus': 'ਫ਼ਰਨੀਚਰ',
  'shop.noOfFloors': 'ਮੰਜ਼ਲਾਂ ਦੀ ਗਿਣਤੀ',
  'shop.parkingSpace': 'ਪਾਰਕਿੰਗ ਹੈ?',
  'shop.facing': 'ਦੁਕਾਨ ਦਾ ਮੁਖ',
  'shop.yearBuilt': 'ਕਦੋਂ ਬਣੀ',
};
