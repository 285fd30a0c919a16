import { Fragment, type ReactNode } from 'react';
import { splitAtPlaces } from '#platform/language/fill.ts';
import type { Message } from '#platform/language/messages.ts';

interface FilledMessageProps<Place extends string> {
  message: Message<Place>;
  values: Readonly<Record<Place, ReactNode>>;
}

/** A text with elements, such as links, at its places. */
export function FilledMessage<Place extends string>({
  message,
  values,
}: FilledMessageProps<Place>) {
  const byName: Readonly<Record<string, ReactNode>> = values;
  return splitAtPlaces(message).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a message keep their order
    <Fragment key={index}>{index % 2 === 0 ? part : byName[part]}</Fragment>
  ));
}
