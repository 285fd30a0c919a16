import type { OtherLanguage } from '#platform/language/language.ts';

/** The words of advertisements in one language. */
export interface Phrases {
  /** A noun by its code, with the particle that agrees with it; land is measured without one. */
  readonly houses: Readonly<Record<number, Noun>>;
  readonly plots: Readonly<Record<number, Noun>>;
  readonly lands: Readonly<Record<number, Noun>>;
  readonly shop: Noun;
  readonly water: Readonly<Record<number, string>>;
  /** One and several; before a particle, one has the form of several: `1 ਮਰਲੇ ਦਾ`. */
  readonly marla: readonly [string, string];
  readonly kanal: string;
  readonly killa: readonly [string, string];
  /** The size first: cards cut a title off after two lines. */
  readonly title: string;
  readonly opening: string;
  readonly rooms: string;
  readonly sides: string;
  readonly road: string;
  readonly squareFeet: string;
  readonly closings: readonly string[];
}

type Noun = readonly [noun: string, particle?: string];

export const PHRASES: Readonly<Record<OtherLanguage, Phrases>> = {
  pa: {
    houses: {
      1: ['ਮਕਾਨ', 'ਦਾ'],
      2: ['ਕੋਠੀ', 'ਦੀ'],
      3: ['ਵਿਲਾ', 'ਦਾ'],
      4: ['ਬਿਲਡਰ ਫ਼ਲੋਰ', 'ਦਾ'],
      5: ['ਫ਼ਲੈਟ', 'ਦਾ'],
      6: ['ਫ਼ਾਰਮ ਹਾਊਸ', 'ਦਾ'],
    },
    plots: {
      1: ['ਰਿਹਾਇਸ਼ੀ ਪਲਾਟ', 'ਦਾ'],
      2: ['ਕਮਰਸ਼ੀਅਲ ਪਲਾਟ', 'ਦਾ'],
      3: ['ਇੰਡਸਟਰੀਅਲ ਪਲਾਟ', 'ਦਾ'],
      4: ['ਫ਼ਾਰਮ ਹਾਊਸ ਪਲਾਟ', 'ਦਾ'],
    },
    lands: {
      1: ['ਵਾਹੀਯੋਗ ਜ਼ਮੀਨ'],
      2: ['ਬਾਗ਼', 'ਦਾ'],
      3: ['ਫ਼ਾਰਮ ਹਾਊਸ ਵਾਲੀ ਜ਼ਮੀਨ'],
      4: ['ਕਮਰਸ਼ੀਅਲ ਜ਼ਮੀਨ'],
      5: ['ਇੰਡਸਟਰੀਅਲ ਜ਼ਮੀਨ'],
    },
    shop: ['ਦੁਕਾਨ', 'ਦੀ'],
    water: {
      1: 'ਪਾਣੀ ਟਿਊਬਵੈੱਲ ਦਾ ਹੈ।',
      2: 'ਪਾਣੀ ਨਹਿਰ ਦਾ ਹੈ, ਵਾਰੀ ਹਰ ਹਫ਼ਤੇ ਆਉਂਦੀ ਹੈ।',
      3: 'ਪਾਣੀ ਨਹਿਰ ਦਾ ਵੀ ਹੈ ਤੇ ਟਿਊਬਵੈੱਲ ਦਾ ਵੀ।',
      4: 'ਸਬਮਰਸੀਬਲ ਮੋਟਰ ਲੱਗੀ ਹੋਈ ਹੈ।',
      5: 'ਜ਼ਮੀਨ ਬਰਾਨੀ ਹੈ, ਬੋਰ ਹੋ ਸਕਦਾ ਹੈ।',
    },
    marla: ['ਮਰਲਾ', 'ਮਰਲੇ'],
    kanal: 'ਕਨਾਲ',
    killa: ['ਕਿੱਲਾ', 'ਕਿੱਲੇ'],
    title: '{size} {noun} ਵਿਕਾਊ, {where}, {town}',
    opening: '{where}, {town} ਵਿੱਚ {area} {noun} ਵਿਕਾਊ ਹੈ।',
    rooms: 'ਕਮਰੇ: {rooms}, ਬਾਥਰੂਮ: {baths}।',
    sides: 'ਫ਼ਰੰਟ {breadth} ਫੁੱਟ, ਲੰਬਾਈ {length} ਫੁੱਟ।',
    road: 'ਅੱਗੇ {road} ਫੁੱਟ ਚੌੜੀ ਸੜਕ ਹੈ।',
    squareFeet: '{area} ਵਰਗ ਫੁੱਟ',
    closings: [
      'ਰਜਿਸਟਰੀ ਅਤੇ ਇੰਤਕਾਲ ਮਾਲਕ ਦੇ ਨਾਂ ਹਨ।',
      'ਕਾਗ਼ਜ਼ ਪੂਰੇ ਹਨ, ਸਾਡੇ ਦਫ਼ਤਰ ਵਿੱਚ ਵੇਖ ਸਕਦੇ ਹੋ।',
      'ਵੇਖਣ ਲਈ ਇੱਕ ਦਿਨ ਪਹਿਲਾਂ ਫ਼ੋਨ ਕਰੋ।',
      'ਸੌਦਾ ਸਿੱਧਾ ਮਾਲਕ ਨਾਲ ਹੋਵੇਗਾ।',
    ],
  },
  hi: {
    houses: {
      1: ['मकान', 'का'],
      2: ['कोठी', 'की'],
      3: ['विला', 'का'],
      4: ['बिल्डर फ़्लोर', 'का'],
      5: ['फ़्लैट', 'का'],
      6: ['फ़ार्म हाउस', 'का'],
    },
    plots: {
      1: ['रिहायशी प्लॉट', 'का'],
      2: ['कमर्शियल प्लॉट', 'का'],
      3: ['इंडस्ट्रियल प्लॉट', 'का'],
      4: ['फ़ार्म हाउस प्लॉट', 'का'],
    },
    lands: {
      1: ['खेती की ज़मीन'],
      2: ['बाग', 'का'],
      3: ['फ़ार्म हाउस वाली ज़मीन'],
      4: ['कमर्शियल ज़मीन'],
      5: ['इंडस्ट्रियल ज़मीन'],
    },
    shop: ['दुकान', 'की'],
    water: {
      1: 'पानी ट्यूबवेल का है।',
      2: 'पानी नहर का है, बारी हर हफ़्ते आती है।',
      3: 'पानी नहर का भी है और ट्यूबवेल का भी।',
      4: 'सबमर्सिबल मोटर लगी हुई है।',
      5: 'ज़मीन बारानी है, बोर हो सकता है।',
    },
    marla: ['मरला', 'मरले'],
    kanal: 'कनाल',
    killa: ['किल्ला', 'किल्ले'],
    title: '{size} {noun} बिकाऊ, {where}, {town}',
    opening: '{where}, {town} में {area} {noun} बिकाऊ है।',
    rooms: 'कमरे: {rooms}, बाथरूम: {baths}।',
    sides: 'फ़्रंट {breadth} फ़ुट, लंबाई {length} फ़ुट।',
    road: 'आगे {road} फ़ुट चौड़ी सड़क है।',
    squareFeet: '{area} वर्ग फ़ुट',
    closings: [
      'रजिस्ट्री और इंतकाल मालिक के नाम हैं।',
      'कागज़ पूरे हैं, हमारे दफ़्तर में देख सकते हैं।',
      'देखने के लिए एक दिन पहले फ़ोन करें।',
      'सौदा सीधे मालिक से होगा।',
    ],
  },
};
