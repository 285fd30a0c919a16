import type { Enquiry } from '#features/enquiries/enquiry.ts';
import { type EnquiryKind, KINDS } from '#features/enquiries/enquiry-kinds.ts';
import { LANGUAGES, type Language } from '#platform/language/language.ts';
import { writtenTime } from './written-time.ts';

/** What staff say; `first` follows from what was asked. */
export const ANSWERS = {
  first: 'First answer',
  missed: 'Called, not reached',
  available: 'Still available',
  gone: 'No longer available',
} as const;
export type Answer = keyof typeof ANSWERS;

type Text = EnquiryKind | 'proposed' | 'about' | Exclude<Answer, 'first'>;

/** What staff send on WhatsApp, in the language in which the person asked. */
const TEXTS: Readonly<Record<Language, Readonly<Record<Text, string>>>> = {
  en: {
    'call-back': 'Hello {name}, this is {agency}. You asked us to call. When does it suit you?',
    visit:
      'Hello {name}, this is {agency}. You would like to visit a property. When does it suit you?',
    proposed:
      'Hello {name}, this is {agency}. You would like to visit a property. Does {time} suit you?',
    question: 'Hello {name}, this is {agency}. Thank you for your question.',
    sell: 'Hello {name}, this is {agency}. You want to sell a property. Please send photographs and the place.',
    missed:
      'Hello {name}, this is {agency}. We called you and could not reach you. When may we call again?',
    available:
      'Hello {name}, this is {agency}. The property is still available. When would you like to see it?',
    gone: 'Hello {name}, this is {agency}. The property is no longer available. Shall we send you similar ones?',
    about: 'About: {title} {address}',
  },
  pa: {
    'call-back':
      'ਸਤਿ ਸ੍ਰੀ ਅਕਾਲ {name} ਜੀ, ਅਸੀਂ {agency} ਤੋਂ ਹਾਂ। ਤੁਸੀਂ ਫ਼ੋਨ ਕਰਨ ਲਈ ਕਿਹਾ ਸੀ। ਕਿਹੜਾ ਸਮਾਂ ਠੀਕ ਰਹੇਗਾ?',
    visit: 'ਸਤਿ ਸ੍ਰੀ ਅਕਾਲ {name} ਜੀ, ਅਸੀਂ {agency} ਤੋਂ ਹਾਂ। ਤੁਸੀਂ ਜਾਇਦਾਦ ਵੇਖਣੀ ਚਾਹੁੰਦੇ ਹੋ। ਕਿਹੜਾ ਸਮਾਂ ਠੀਕ ਰਹੇਗਾ?',
    proposed: 'ਸਤਿ ਸ੍ਰੀ ਅਕਾਲ {name} ਜੀ, ਅਸੀਂ {agency} ਤੋਂ ਹਾਂ। ਤੁਸੀਂ ਜਾਇਦਾਦ ਵੇਖਣੀ ਚਾਹੁੰਦੇ ਹੋ। ਕੀ {time} ਠੀਕ ਹੈ?',
    question: 'ਸਤਿ ਸ੍ਰੀ ਅਕਾਲ {name} ਜੀ, ਅਸੀਂ {agency} ਤੋਂ ਹਾਂ। ਤੁਹਾਡੇ ਸਵਾਲ ਲਈ ਧੰਨਵਾਦ।',
    sell: 'ਸਤਿ ਸ੍ਰੀ ਅਕਾਲ {name} ਜੀ, ਅਸੀਂ {agency} ਤੋਂ ਹਾਂ। ਤੁਸੀਂ ਜਾਇਦਾਦ ਵੇਚਣੀ ਹੈ। ਕਿਰਪਾ ਕਰਕੇ ਫ਼ੋਟੋਆਂ ਅਤੇ ਥਾਂ ਭੇਜੋ।',
    missed:
      'ਸਤਿ ਸ੍ਰੀ ਅਕਾਲ {name} ਜੀ, ਅਸੀਂ {agency} ਤੋਂ ਹਾਂ। ਅਸੀਂ ਫ਼ੋਨ ਕੀਤਾ ਸੀ ਪਰ ਗੱਲ ਨਹੀਂ ਹੋ ਸਕੀ। ਦੁਬਾਰਾ ਕਦੋਂ ਫ਼ੋਨ ਕਰੀਏ?',
    available: 'ਸਤਿ ਸ੍ਰੀ ਅਕਾਲ {name} ਜੀ, ਅਸੀਂ {agency} ਤੋਂ ਹਾਂ। ਇਹ ਜਾਇਦਾਦ ਅਜੇ ਵਿਕਾਊ ਹੈ। ਤੁਸੀਂ ਕਦੋਂ ਵੇਖਣਾ ਚਾਹੋਗੇ?',
    gone: 'ਸਤਿ ਸ੍ਰੀ ਅਕਾਲ {name} ਜੀ, ਅਸੀਂ {agency} ਤੋਂ ਹਾਂ। ਇਹ ਜਾਇਦਾਦ ਹੁਣ ਵਿਕਾਊ ਨਹੀਂ ਹੈ। ਕੀ ਅਸੀਂ ਇਹੋ ਜਿਹੀਆਂ ਹੋਰ ਜਾਇਦਾਦਾਂ ਭੇਜੀਏ?',
    about: 'ਇਸ ਬਾਰੇ: {title} {address}',
  },
  hi: {
    'call-back': 'नमस्ते {name} जी, हम {agency} से हैं। आपने फ़ोन करने को कहा था। कौन सा समय ठीक रहेगा?',
    visit: 'नमस्ते {name} जी, हम {agency} से हैं। आप प्रॉपर्टी देखना चाहते हैं। कौन सा समय ठीक रहेगा?',
    proposed: 'नमस्ते {name} जी, हम {agency} से हैं। आप प्रॉपर्टी देखना चाहते हैं। क्या {time} ठीक है?',
    question: 'नमस्ते {name} जी, हम {agency} से हैं। आपके सवाल के लिए धन्यवाद।',
    sell: 'नमस्ते {name} जी, हम {agency} से हैं। आप प्रॉपर्टी बेचना चाहते हैं। कृपया फ़ोटो और जगह भेजें।',
    missed:
      'नमस्ते {name} जी, हम {agency} से हैं। हमने फ़ोन किया था, पर बात नहीं हो सकी। दोबारा कब फ़ोन करें?',
    available: 'नमस्ते {name} जी, हम {agency} से हैं। यह प्रॉपर्टी अभी बिकाऊ है। आप इसे कब देखना चाहेंगे?',
    gone: 'नमस्ते {name} जी, हम {agency} से हैं। यह प्रॉपर्टी अब उपलब्ध नहीं है। क्या हम ऐसी दूसरी प्रॉपर्टी भेजें?',
    about: 'इसके बारे में: {title} {address}',
  },
};

export interface Agency {
  readonly name: string;
  readonly siteUrl: string;
}

/** What can be said to this enquiry. */
export function answersTo({ property }: Enquiry): readonly Answer[] {
  return property === null ? ['first', 'missed'] : ['first', 'missed', 'available', 'gone'];
}

export function answerText(enquiry: Enquiry, agency: Agency, answer: Answer = 'first'): string {
  const { name, kind, language, property, preferredTime } = enquiry;
  const texts = TEXTS[language];
  const [proposed = ''] = preferredTime.split(', ');
  const time = KINDS[kind].time === 'visit' ? writtenTime(language, proposed) : undefined;
  const first = time === undefined ? kind : 'proposed';
  const text = texts[answer === 'first' ? first : answer];
  const greeting = filled(text, { name, agency: agency.name, time: time ?? '' });
  if (property === null) return greeting;
  const address = `${agency.siteUrl}${LANGUAGES[language].prefix}/p/${property.id}`;
  return `${greeting}\n${filled(texts.about, { title: property.title, address })}`;
}

/** Opens the chat with the person, with the first answer typed in. */
export function answerLink(enquiry: Enquiry, agency: Agency): string {
  return chatLink(enquiry, answerText(enquiry, agency));
}

export function chatLink({ phone }: Pick<Enquiry, 'phone'>, text: string): string {
  return `https://wa.me/${phone.replace(/\D/g, '')}?text=${encodeURIComponent(text)}`;
}

function filled(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (place, name) => values[name] ?? place);
}
