/** Absolute URLs, ISO date-time. */
export interface SitemapEntry {
  readonly url: string;
  readonly changed?: string | undefined;
  readonly images?: readonly string[];
}

export function sitemapIndex(addresses: readonly string[]): string {
  return document(
    'sitemapindex',
    '',
    addresses.map((address) => `<sitemap><loc>${escapeXml(address)}</loc></sitemap>`),
  );
}

export function sitemap(entries: readonly SitemapEntry[]): string {
  return document(
    'urlset',
    ' xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"',
    entries.map(urlElement),
  );
}

function urlElement({ url, changed, images = [] }: SitemapEntry): string {
  const lastmod = changed === undefined ? '' : `<lastmod>${escapeXml(changed)}</lastmod>`;
  const photos = images.map(
    (image) => `<image:image><image:loc>${escapeXml(image)}</image:loc></image:image>`,
  );
  return `<url><loc>${escapeXml(url)}</loc>${lastmod}${photos.join('')}</url>`;
}

function document(root: string, namespaces: string, elements: string[]): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${namespaces}>`,
    ...elements,
    `</${root}>`,
    '',
  ].join('\n');
}

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}
