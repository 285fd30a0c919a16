import { useSession } from '#session/use-session.ts';
import { otherSections, type Section } from './sections.ts';

/** Those of the account in this tab. */
export function useOtherSections(): readonly Section[] {
  return otherSections(useSession()?.role);
}
