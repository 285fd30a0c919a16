export function tokenExpiry(token: string): Date | undefined {
  const payload = token.split('.')[1];
  if (payload === undefined) return undefined;
  try {
    const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    if (
      typeof claims !== 'object' ||
      claims === null ||
      !('exp' in claims) ||
      typeof claims.exp !== 'number'
    )
      return undefined;
    return new Date(claims.exp * 1000);
  } catch {
    return undefined;
  }
}
