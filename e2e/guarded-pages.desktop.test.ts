import { expect } from '@playwright/test';
import { expectValidHtml } from './expect-valid-html.ts';
import { test } from './staff-fixtures.ts';

const GUARDED = ['/country', '/state', '/city', '/property'];

test('renders valid, empty guarded pages on the server', async ({ request }) => {
  for (const address of GUARDED) {
    const html = await (await request.get(address)).text();
    await expectValidHtml(html);
    expect(html).toMatch(/<h1[^>]*>(Country|State|City|Property) List<\/h1>/);
    expect(html).not.toContain('<td');
  }
});

for (const address of GUARDED) {
  test(`${address} redirects a visitor to the log-in`, async ({ page }) => {
    await page.goto(address);
    await expect(page).toHaveURL('/login');
    await expect(page.getByRole('alert')).toHaveText('you are not authorized');
  });
}
