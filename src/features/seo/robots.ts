/**
 * Disallows `/property`, but not the indexed pages that begin with it: `/property-details`. A page
 * with a parameter is disallowed by what stands before it.
 */
export function robotsTxt(
  siteUrl: string,
  disallowedPages: readonly string[],
  indexedPages: readonly string[],
): string {
  const paths = new Set(disallowedPages.map((path) => path.replace(/:.*$/s, '')));
  const disallowed = [...paths].flatMap((path) =>
    indexedPages.some((indexed) => indexed.startsWith(path)) ? [`${path}$`, `${path}?`] : [path],
  );
  return [
    'User-agent: *',
    ...['/api/', ...disallowed].map((path) => `Disallow: ${path}`),
    'Allow: /',
    '',
    `Sitemap: ${siteUrl}/sitemap.xml`,
    '',
  ].join('\n');
}
