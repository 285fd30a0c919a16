import { may, type Permission } from '#platform/http/permission.ts';
import { useSession } from './use-session.ts';

/** Whether the account of this tab has a permission; the server decides in the end. */
export function useMay(permission: Permission): boolean {
  const session = useSession();
  return session !== null && may(session.role, permission);
}
