import { expect, type Page } from '@playwright/test';
import { test } from './fixtures.ts';

/** Pages carry the rules for what they show; scripts bring those for all classes. */
test('no element of a page looks otherwise with the styles that scripts bring', {
  tag: '@both-widths',
}, async ({ page, insertListing }) => {
  test.slow();
  const { slug } = await insertListing({ title: 'One like it' });
  // Scripts would change the page while it is compared.
  await page.route('**/assets/*.js', () => undefined);
  for (const address of [
    '/home',
    '/explore-properties/Houses-for-sale',
    `/property-details/${slug}`,
    `/pa/property-details/${slug}`,
    '/saved',
    '/compare',
    '/about-us',
    '/contact-us',
    '/privacy-policy',
    '/login',
    '/no-such-page',
  ]) {
    await page.goto(address);
    expect(await changedByLateStyles(page), address).toEqual([]);
  }
});

/** The elements that those styles change, with what they looked like before. */
function changedByLateStyles(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const elements = [...document.querySelectorAll('body, body *')];
    // Chrome's text of a computed style has every property.
    const look = () =>
      elements.flatMap((element) =>
        ['', '::before', '::after'].map((part) => getComputedStyle(element, part).cssText),
      );
    const [, href] = /"sheet":"([^"]+)"/.exec(document.documentElement.innerHTML) ?? [];
    const before = look();
    await new Promise((resolve, reject) => {
      document.head.append(
        Object.assign(document.createElement('link'), {
          rel: 'stylesheet',
          href,
          onload: resolve,
          onerror: reject,
        }),
      );
    });
    const after = look();
    return before.flatMap((style, index) => {
      if (style === after[index]) return [];
      const kept = new Set(after[index]?.split('; '));
      const changed = style.split('; ').filter((property) => !kept.has(property));
      return [`${elements[Math.floor(index / 3)]?.outerHTML.slice(0, 80)}: ${changed.join('; ')}`];
    });
  });
}
