import type { Translation } from '#language/words.ts';
import type { legal as en } from '#web/words/en/legal.ts';

export const legal: Translation<typeof en> = {
  inForceSince: '{date} से लागू',
  onThisPage: 'इस पृष्ठ पर',
  translation: 'यह अनुवाद है। जहाँ यह {englishText} से अलग हो, वहाँ अंग्रेज़ी वाला ही मान्य होगा।',
  englishText: 'अंग्रेज़ी पाठ',
};
