import { createContext, use } from 'react';

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

/** Marks an inline script of ours, so that the page's policy allows it; undefined in browsers. */
export const NonceContext = createContext<string | undefined>(undefined);
