/**
 * Closes the API and the pages of the staff to robots. A closed path that other pages begin with, as
 * `/property-details` does with `/property`, is closed without what follows it.
 */
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
