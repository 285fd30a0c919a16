/** Closes `/property` without closing open pages that begin with it: `/property-details`. */
export function robotsTxt(
  siteUrl: string,
  closedPages: readonly string[],
  openPages: readonly string[],
): string {
  const closed = closedPages.flatMap((path) =>
    openPages.some((open) => open.startsWith(path)) ? [`${path}$`, `${path}?`] : [path],
  );
  return [
    'User-agent: *',
    ...['/api/', ...closed].map((path) => `Disallow: ${path}`),
    'Allow: /',
    '',
    `Sitemap: ${siteUrl}/sitemap.xml`,
    '',
  ].join('\n');
}
