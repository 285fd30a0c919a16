import type { Translation } from '#language/words.ts';
import type { alerts as en } from '#web/words/en/alerts.ts';

export const alerts: Translation<typeof en> = {
  reduced: 'कीमत घटकर {price} हो गई है',
  sold: 'यह बिक गई है।',
  oneNew: 'नई: {title}',
  manyNew: { one: '{count} नई प्रॉपर्टी', other: '{count} नई प्रॉपर्टी' },
  stop: 'ये सूचनाएँ बंद करें',
};
