import type { Translation } from '#language/words.ts';
import type { filters as en } from '#web/words/en/filters.ts';

export const filters: Translation<typeof en> = {
  choices: {
    houseType: 'मकान का प्रकार',
    plotType: 'प्लॉट का प्रकार',
    landType: 'ज़मीन का प्रकार',
    propertyStatus: 'प्रॉपर्टी की स्थिति',
    facing: 'प्रॉपर्टी का मुख',
    waterSupply: 'सिंचाई का साधन',
  },
  counts: {
    noOfRooms: {
      label: 'कम से कम कमरे',
      value: 'कमरों की संख्या',
      outside: 'कमरों की संख्या 0 से {max} के बीच होनी चाहिए',
    },
  },
  ranges: {
    price: {
      label: 'बजट',
      minimum: 'कम से कम बजट',
      maximum: 'ज़्यादा से ज़्यादा बजट',
      placeholders: ['1,00,000', '10,00,00,000+'],
      belowZero: 'कम से कम बजट 0 से ज़्यादा होना चाहिए',
      belowMinimum: 'ज़्यादा से ज़्यादा बजट, कम से कम बजट से बड़ा होना चाहिए',
    },
    totalArea: {
      label: 'कुल क्षेत्रफल',
      minimum: 'कम से कम क्षेत्रफल',
      maximum: 'ज़्यादा से ज़्यादा क्षेत्रफल',
      placeholders: ['500', '5,000'],
      belowZero: 'कम से कम क्षेत्रफल 0 से ज़्यादा होना चाहिए',
      belowMinimum: 'ज़्यादा से ज़्यादा क्षेत्रफल, कम से कम क्षेत्रफल से बड़ा होना चाहिए',
    },
    landArea: {
      label: 'ज़मीन का कुल रकबा',
      minimum: 'ज़मीन का कम से कम रकबा',
      maximum: 'ज़मीन का ज़्यादा से ज़्यादा रकबा',
      placeholders: ['1', '10'],
      belowZero: 'ज़मीन का कम से कम रकबा 0 से ज़्यादा होना चाहिए',
      belowMinimum: 'ज़मीन का ज़्यादा से ज़्यादा रकबा, कम से कम रकबे से बड़ा होना चाहिए',
    },
  },
  notNumber: '{value} अंकों में लिखें',
  notAmount: '{value} अंकों में लिखें, जैसे 4500000 या 45 लाख',
  notArea: '{value} अंकों में लिखें, जैसे 1200 या 10 मरला',
};
