/** Disallows `/property`, but not the indexed pages that begin with it: `/property-details`. */
export function robotsTxt(
  siteUrl: string,
  disallowedPages: readonly string[],
  indexedPages: readonly string[],
): string {
  const disallowed = disallowedPages.flatMap((path) =>
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
