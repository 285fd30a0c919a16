import type { Translation } from '#language/words.ts';
import type { searchBox as en } from '#web/words/en/search-box.ts';

export const searchBox: Translation<typeof en> = {
  example: 'ਹੁਸ਼ਿਆਰਪੁਰ 10 ਮਰਲੇ ਪਲਾਟ 45 ਲੱਖ',
  open: 'ਖੋਜ ਖੋਲ੍ਹੋ',
  close: 'ਖੋਜ ਬੰਦ ਕਰੋ',
  suggestions: 'ਸੁਝਾਅ',
  offered: 'ਸੁਝਾਅ: {count}',
  forget: 'ਪਿਛਲੀਆਂ ਖੋਜਾਂ ਮਿਟਾਓ',
};
