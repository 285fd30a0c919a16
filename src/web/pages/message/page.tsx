import { useSharedMessages } from '#web/messages/use-messages.ts';
import { ErrorPage } from '#web/shell/error-page.tsx';
import { NotFoundMessage } from '#web/shell/message-page.tsx';

export interface MessageViewProps {
  of: 'missingPage' | 'missingListing' | 'failure';
}

/** Stands where there is no page to show. */
export default function MessageView({ of }: MessageViewProps) {
  return of === 'failure' ? <ErrorPage error={undefined} /> : <MissingMessage of={of} />;
}

export function MissingMessage({ of }: { of: 'missingPage' | 'missingListing' }) {
  const { page, listing } = useSharedMessages().missing;
  return <NotFoundMessage {...(of === 'missingPage' ? page : listing)} />;
}
