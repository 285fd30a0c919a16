import { use } from 'react';
import { NonceContext } from './nonce.ts';

/** Runs where it stands in the page. Browsers keep the one that the server sent. */
export function InlineScript({ code }: { code: string }) {
  return (
    <script
      nonce={use(NonceContext)}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own script
      dangerouslySetInnerHTML={{ __html: code }}
    />
  );
}
