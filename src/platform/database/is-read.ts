/** Kysely knows whether a `with` reads or writes; of raw SQL, only the plain forms are reads. */
export function isRead(kind: string, sql: string): boolean {
  return kind === 'SelectQueryNode' || /^\s*(?:select|explain)\b/i.test(sql);
}
