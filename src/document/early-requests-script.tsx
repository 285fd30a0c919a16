import { startEarlyRequests } from '#session/early-answers.ts';
import { SESSION_KEY } from '#session/session.ts';
import { InlineScript } from './inline-script.tsx';

export function EarlyRequestsScript({ addresses }: { addresses: readonly string[] }) {
  if (addresses.length === 0) return null;
  return <InlineScript code={import.meta.env.SSR ? startAsking(addresses) : ''} />;
}

function startAsking(addresses: readonly string[]): string {
  const asked = JSON.stringify([SESSION_KEY, addresses]).replaceAll('<', '\\u003c');
  return `(${startEarlyRequests})(...${asked});`;
}
