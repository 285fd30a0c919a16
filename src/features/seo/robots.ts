/** Closes the API and the back-office; photos stay open. */
export function robotsTxt(siteUrl: string): string {
  const closed = ['/api/', '/country', '/state', '/city', '/property$', '/property?'];
  return [
    'User-agent: *',
    ...closed.map((path) => `Disallow: ${path}`),
    'Allow: /',
    '',
    `Sitemap: ${siteUrl}/sitemap.xml`,
    '',
  ].join('\n');
}
