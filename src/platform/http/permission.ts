/** Each may do what those before it may. */
export const ROLES = ['viewer', 'agent', 'owner'] as const;
export type Role = (typeof ROLES)[number];

const LEAST_ROLES = {
  'own account': 'viewer',
  read: 'viewer',
  write: 'agent',
  'delete for ever': 'owner',
  'keep staff': 'owner',
  'change settings': 'owner',
  'erase people': 'owner',
} as const satisfies Record<string, Role>;

/** What a route or a control of the back-office asks for. */
export type Permission = keyof typeof LEAST_ROLES;

export function leastRole(permission: Permission): Role {
  return LEAST_ROLES[permission];
}

export function may(role: Role, permission: Permission): boolean {
  return ROLES.indexOf(role) >= ROLES.indexOf(LEAST_ROLES[permission]);
}
