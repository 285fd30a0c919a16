import type { Translation } from '#language/words.ts';
import type { searchBox as en } from '#web/words/en/search-box.ts';

export const searchBox: Translation<typeof en> = {
  example: 'होशियारपुर 10 मरला प्लॉट 45 लाख',
  open: 'खोज खोलें',
  close: 'खोज बंद करें',
  suggestions: 'सुझाव',
  offered: 'सुझाव: {count}',
  forget: 'पिछली खोजें मिटाएँ',
};
