import type {
  AllEnumerationMessages,
  KindMessages,
  OverviewLabels,
} from '#features/listings/labels/label-messages.ts';
import type { Translation } from '#platform/language/messages.ts';
import { MONTHS } from '#platform/language/months.ts';
import type * as en from '#web/messages/en/fields.ts';

export const kinds: KindMessages = {
  house: { one: 'मकान', many: 'मकान' },
  plot: { one: 'प्लॉट', many: 'प्लॉट' },
  land: { one: 'ज़मीन', many: 'ज़मीन' },
  shop: { one: 'दुकान', many: 'दुकानें' },
};

export const fields: OverviewLabels = {
  propertyNumber: 'प्रॉपर्टी नंबर',
  roadSize: 'सड़क/गली की चौड़ाई',
  posted: 'पोस्ट की तारीख',

  'house.type': 'मकान का प्रकार',
  'house.totalArea': 'कुल क्षेत्रफल',
  'house.length': 'लंबाई × चौड़ाई',
  'house.builtUpArea': 'कवर्ड एरिया',
  'house.noOfFloors': 'मंज़िलों की संख्या',
  'house.projectName': 'प्रोजेक्ट का नाम',
  'house.floorNo': 'कौन सी मंज़िल',
  'house.noOfRooms': 'कमरों की संख्या',
  'house.noOfWashrooms': 'बाथरूम',
  'house.furnishedStatus': 'फ़र्नीचर',
  'house.propertyStatus': 'प्रॉपर्टी की स्थिति',
  'house.carParking': 'कार पार्किंग है?',
  'house.facing': 'दिशा (फ़ेसिंग)',
  'house.yearBuilt': 'कब बना',

  'plot.plotType': 'प्लॉट का प्रकार',
  'plot.totalArea': 'कुल क्षेत्रफल',
  'plot.length': 'लंबाई × चौड़ाई',
  'plot.roadFrontSides': 'कितनी तरफ़ सड़क',
  'plot.facing': 'दिशा (फ़ेसिंग)',

  'land.landType': 'ज़मीन का प्रकार',
  'land.totalArea': 'कुल क्षेत्रफल',
  'land.roadFrontSides': 'कितनी तरफ़ सड़क',
  'land.totalFront': 'कुल फ़्रंट',
  'land.waterSupply': 'पानी का साधन',

  'shop.totalArea': 'कुल क्षेत्रफल',
  'shop.length': 'लंबाई × चौड़ाई',
  'shop.propertyStatus': 'प्रॉपर्टी की स्थिति',
  'shop.furnishedStatus': 'फ़र्नीचर',
  'shop.noOfFloors': 'मंज़िलों की संख्या',
  'shop.parkingSpace': 'पार्किंग है?',
  'shop.facing': 'दिशा (फ़ेसिंग)',
  'shop.yearBuilt': 'कब बनी',
};

export const enumerations: AllEnumerationMessages = {
  FurnishedStatus: { 1: 'बिना फ़र्नीचर', 2: 'सेमी-फ़र्निश्ड', 3: 'फ़ुल-फ़र्निश्ड' },
  PropertyStatus: { 1: 'तैयार (तुरंत कब्ज़ा)', 2: 'निर्माणाधीन', 3: 'नया निर्माण', 4: 'रीसेल' },
  PlotType: {
    1: 'रिहायशी प्लॉट',
    2: 'कमर्शियल प्लॉट',
    3: 'इंडस्ट्रियल प्लॉट',
    4: 'फ़ार्म हाउस प्लॉट',
  },
  LandType: {
    1: 'खेती की ज़मीन',
    2: 'बाग',
    3: 'फ़ार्म हाउस की ज़मीन',
    4: 'कमर्शियल ज़मीन',
    5: 'इंडस्ट्रियल ज़मीन',
  },
  WaterSupplyType: {
    1: 'ट्यूबवेल',
    2: 'नहरी पानी',
    3: 'ट्यूबवेल और नहरी पानी',
    4: 'सबमर्सिबल मोटर',
    5: 'बारानी',
  },
  HouseType: {
    1: 'इंडिपेंडेंट मकान',
    2: 'कोठी',
    3: 'विला',
    4: 'बिल्डर फ़्लोर',
    5: 'फ़्लैट',
    6: 'फ़ार्म हाउस',
  },
  Facing: {
    1: 'उत्तर',
    2: 'दक्षिण',
    3: 'पूर्व',
    4: 'पश्चिम',
    5: 'उत्तर-पूर्व',
    6: 'उत्तर-पश्चिम',
    7: 'दक्षिण-पूर्व',
    8: 'दक्षिण-पश्चिम',
  },
};

export const overview: Translation<typeof en.overview> = {
  yes: 'हाँ',
  no: 'नहीं',
  dimensions: '{length} × {breadth}',
  months: MONTHS.hi,
};
