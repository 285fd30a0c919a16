/** What robots may fetch: everything that visitors see, and its pictures; neither the API nor what staff see. */
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
