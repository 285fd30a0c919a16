import type { Role } from '#platform/http/permission.ts';

/** `meaning` is what the role may do. */
export const ROLE_MESSAGES: Readonly<Record<Role, { name: string; meaning: string }>> = {
  owner: { name: 'Owner', meaning: 'may do everything' },
  agent: { name: 'Agent', meaning: 'everything but staff, settings and deleting for ever' },
  viewer: { name: 'Viewer', meaning: 'may read and change nothing' },
};
