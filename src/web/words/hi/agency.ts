import type { Translation } from '#language/words.ts';
import type { agency as en } from '#web/words/en/agency.ts';

export const agency: Translation<typeof en> = {
  office: 'हमारा कार्यालय',
  hours: 'कार्यालय का समय',
  indianTime: 'भारतीय समय',
  languages: 'हम बोलते हैं',
  founded: 'शुरुआत',
  sold: 'हमने बेचीं',
  soldCount: { one: '{count} प्रॉपर्टी', other: '{count} प्रॉपर्टी' },
  reraNumber: 'RERA नंबर',
};
