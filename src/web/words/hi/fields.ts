import type { OverviewLabels } from '#features/listings/labels/label-words.ts';

export const fields: OverviewLabels = {
  propertyNumber: 'प्रॉपर्टी नंबर',
  roadSize: 'सड़क/गली की चौड़ाई',
  posted: 'डालने की तारीख',

  'house.type': 'मकान का प्रकार',
  'house.totalArea': 'कुल क्षेत्रफल',
  'house.length': 'लंबाई × चौड़ाई',
  'house.builtUpArea': 'निर्मित क्षेत्र',
  'house.noOfFloors': 'मंज़िलों की संख्या',
  'house.projectName': 'प्रोजेक्ट का नाम',
  'house.floorNo': 'मंज़िल नंबर',
  'house.noOfRooms': 'कमरों की संख्या',
  'house.noOfWashrooms': 'बाथरूम',
  'house.furnishedStatus': 'फ़र्नीचर',
  'house.propertyStatus': 'प्रॉपर्टी की स्थिति',
  'house.carParking': 'कार पार्किंग है?',
  'house.facing': 'मकान का मुख',
  'house.yearBuilt': 'कब बना',

  'plot.plotType': 'प्लॉट का प्रकार',
  'plot.totalArea': 'कुल क्षेत्रफल',
  'plot.length': 'लंबाई × चौड़ाई',
  'plot.roadFrontSides': 'कितनी तरफ़ सड़क',
  'plot.facing': 'मुख (फ़ेसिंग)',

  'land.landType': 'ज़मीन का प्रकार',
  'land.totalArea': 'कुल क्षेत्रफल',
  'land.roadFrontSides': 'कितनी तरफ़ सड़क',
  'land.totalFront': 'कुल फ्रंट',
  'land.waterSupply': 'सिंचाई का साधन',

  'shop.totalArea': 'कुल क्षेत्रफल',
  'shop.length': 'लंबाई × चौड़ाई',
  'shop.propertyStatus': 'प्रॉपर्टी की स्थिति',
  'shop.furnishedStatus': 'फ़र्नीचर',
  'shop.noOfFloors': 'मंज़िलों की संख्या',
  'shop.parkingSpace': 'पार्किंग है?',
  'shop.facing': 'दुकान का मुख',
  'shop.yearBuilt': 'कब बनी',
};
