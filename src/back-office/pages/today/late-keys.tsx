import { type ComponentProps, useEffect, useState } from 'react';
import { late } from '#back-office/late/late.tsx';
import { runAfterFirstView } from '#back-office/late/when-idle.ts';

const Keys = late(() => import('./today-keys.tsx').then((code) => code.TodayKeys), true);

/** The first view does without the keys: their code would only delay it. */
export function TodayKeys(props: ComponentProps<typeof Keys>) {
  const [isViewed, setViewed] = useState(false);
  useEffect(() => runAfterFirstView(() => setViewed(true)), []);
  return isViewed && <Keys {...props} />;
}
