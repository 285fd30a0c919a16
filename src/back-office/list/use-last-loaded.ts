import { useState } from 'react';

/**
 * What a list showed last, while the same list (by its key) cannot be fetched again: a connection
 * that is lost during a change takes no rows from the screen.
 */
export function useLastLoaded<Data extends { readonly failure?: string | undefined }>(
  data: Data,
  key = '',
): Data {
  const [last, setLast] = useState<{ data: Data; key: string }>();
  if (data.failure === undefined && last?.data !== data) setLast({ data, key });
  return data.failure !== undefined && last?.key === key
    ? { ...last.data, failure: data.failure }
    : data;
}
