import type { Enquiry } from '#features/enquiries/enquiry.ts';
import { LANGUAGES, type Language } from '#language/language.ts';
import { writtenTime } from './written-time.ts';

type Kind = Enquiry['kind'];

/** What staff send on WhatsApp, in the language in which the person asked. */
const TEXTS: Readonly<Record<Language, Readonly<Record<Kind | 'proposed' | 'about', string>>>> = {
  en: {
    'call-back': 'Hello {name}, this is {agency}. You asked us to call. When does it suit you?',
    visit:
      'Hello {name}, this is {agency}. You would like to visit a property. When does it suit you?',
    proposed:
      'Hello {name}, this is {agency}. You would like to visit a property. Does {time} suit you?',
    question: 'Hello {name}, this is {agency}. Thank you for your question.',
    sell: 'Hello {name}, this is {agency}. You want to sell a property. Please send photographs and the place.',
    about: 'About: {title} {address}',
  },
  pa: {
    'call-back':
      'ਸਤਿ ਸ੍ਰੀ ਅਕਾਲ {name} ਜੀ, ਅਸੀਂ {agency} ਤੋਂ ਹਾਂ। ਤੁਸੀਂ ਫ਼ੋਨ ਕਰਨ ਲਈ ਕਿਹਾ ਸੀ। ਕਿਹੜਾ ਸਮਾਂ ਠੀਕ ਰਹੇਗਾ?',
    visit: 'ਸਤਿ ਸ੍ਰੀ ਅਕਾਲ {name} ਜੀ, ਅਸੀਂ {agency} ਤੋਂ ਹਾਂ। ਤੁਸੀਂ ਜਾਇਦਾਦ ਵੇਖਣੀ ਚਾਹੁੰਦੇ ਹੋ। ਕਿਹੜਾ ਸਮਾਂ ਠੀਕ ਰਹੇਗਾ?',
    proposed: 'ਸਤਿ ਸ੍ਰੀ ਅਕਾਲ {name} ਜੀ, ਅਸੀਂ {agency} ਤੋਂ ਹਾਂ। ਤੁਸੀਂ ਜਾਇਦਾਦ ਵੇਖਣੀ ਚਾਹੁੰਦੇ ਹੋ। ਕੀ {time} ਠੀਕ ਹੈ?',
    question: 'ਸਤਿ ਸ੍ਰੀ ਅਕਾਲ {name} ਜੀ, ਅਸੀਂ {agency} ਤੋਂ ਹਾਂ। ਤੁਹਾਡੇ ਸਵਾਲ ਲਈ ਧੰਨਵਾਦ।',
    sell: 'ਸਤਿ ਸ੍ਰੀ ਅਕਾਲ {name} ਜੀ, ਅਸੀਂ {agency} ਤੋਂ ਹਾਂ। ਤੁਸੀਂ ਜਾਇਦਾਦ ਵੇਚਣੀ ਹੈ। ਕਿਰਪਾ ਕਰਕੇ ਫ਼ੋਟੋਆਂ ਅਤੇ ਥਾਂ ਭੇਜੋ।',
    about: 'ਇਸ ਬਾਰੇ: {title} {address}',
  },
  hi: {
    'call-back': 'नमस्ते {name} जी, हम {agency} से हैं। आपने फ़ोन करने को कहा था। कौन सा समय ठीक रहेगा?',
    visit: 'नमस्ते {name} जी, हम {agency} से हैं। आप प्रॉपर्टी देखना चाहते हैं। कौन सा समय ठीक रहेगा?',
    proposed: 'नमस्ते {name} जी, हम {agency} से हैं। आप प्रॉपर्टी देखना चाहते हैं। क्या {time} ठीक है?',
    question: 'नमस्ते {name} जी, हम {agency} से हैं। आपके सवाल के लिए धन्यवाद।',
    sell: 'नमस्ते {name} जी, हम {agency} से हैं। आप प्रॉपर्टी बेचना चाहते हैं। कृपया फ़ोटो और जगह भेजें।',
    about: 'इसके बारे में: {title} {address}',
  },
};

interface Agency {
  readonly name: string;
  readonly siteUrl: string;
}

export function answerText(enquiry: Enquiry, agency: Agency): string {
  const { name, kind, language, property, preferredTime } = enquiry;
  const texts = TEXTS[language];
  const [first = ''] = preferredTime.split(', ');
  const time = kind === 'visit' ? writtenTime(language, first) : undefined;
  const text = time === undefined ? texts[kind] : texts.proposed;
  const greeting = filled(text, { name, agency: agency.name, time: time ?? '' });
  if (property === null) return greeting;
  const address = `${agency.siteUrl}${LANGUAGES[language].prefix}/p/${property.id}`;
  return `${greeting}\n${filled(texts.about, { title: property.title, address })}`;
}

/** Opens the chat with the person, with the answer typed in. */
export function answerLink(enquiry: Enquiry, agency: Agency): string {
  const text = encodeURIComponent(answerText(enquiry, agency));
  return `https://wa.me/${enquiry.phone.replace(/\D/g, '')}?text=${text}`;
}

function filled(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (place, name) => values[name] ?? place);
}
