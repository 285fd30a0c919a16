import { ROLES, type Role } from '#platform/http/permission.ts';

export function tokenExpiry(token: string): Date | undefined {
  const claims = claimsOf(token);
  return 'exp' in claims && typeof claims.exp === 'number'
    ? new Date(claims.exp * 1000)
    : undefined;
}

/** The id of the session that a token belongs to; '' for what is no token. */
export function tokenSession(token: string): string {
  const claims = claimsOf(token);
  return 'jti' in claims && typeof claims.jti === 'string' ? claims.jti : '';
}

/** What the role was when the token was signed; before there were roles all were owners. */
export function tokenRole(token: string): Role {
  const claims = claimsOf(token);
  return ROLES.find((role) => 'role' in claims && role === claims.role) ?? 'owner';
}

function claimsOf(token: string): object {
  try {
    const payload = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    const claims: unknown = JSON.parse(atob(payload));
    return typeof claims === 'object' && claims !== null ? claims : {};
  } catch {
    return {};
  }
}
