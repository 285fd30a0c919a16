import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createStaffClient } from '#test/staff-client.ts';
import { createTestSite } from '#test/test-site.ts';

test('shows changed settings on the very next page, in every place that has them', async () => {
  await using site = await createTestSite();
  const staff = await createStaffClient(site.app);
  const text = async (path: string) => (await site.get(path)).text();
  const previewOf = (page: string) => /\/previews\/en\/agency-\w+\.jpg/.exec(page)?.[0] ?? '';
  const before = await text('/home');
  assert.match(before, /DK Property/);
  assert.match(await text('/manifest.webmanifest'), /DK Property/);
  assert.match(await text('/about'), /facebook\.com/);

  const { status } = await staff.put('/api/Settings', {
    businessName: 'Sharma Properties',
    businessPhone: '9815012345',
    whatsappNumber: '9815054321',
    facebookUrl: '',
    officeAddress: 'Shop 12, Model Town',
    hours: 'Mon-Sat 9-6',
    reraNumber: 'PBRERA-JAL-1234',
    people: [{ name: 'Simran Kaur', role: 'Sales', phone: '9815011111' }],
  });
  assert.equal(status, 200);

  for (const path of [
    '/home',
    '/pa/home',
    '/about',
    '/hi/about',
    '/explore-properties/search',
    '/terms-and-conditions',
  ]) {
    const page = await text(path);
    assert.doesNotMatch(page, /DK Property|9876543210/, path);
  }
  const home = await text('/home');
  for (const shown of [
    'Sharma Properties',
    'tel:+919815012345',
    'https://wa.me/919815054321',
    '"streetAddress":"Shop 12, Model Town"',
    'PBRERA-JAL-1234',
  ])
    assert.ok(home.includes(shown), shown);
  assert.doesNotMatch(home, /facebook\.com/);
  assert.notEqual(previewOf(home), previewOf(before));
  const about = await text('/pa/about');
  for (const shown of ['Simran Kaur', 'tel:+919815011111', 'Mon-Sat 9-6', 'Shop 12, Model Town'])
    assert.ok(about.includes(shown), shown);
  assert.match(await text('/manifest.webmanifest'), /"name":"Sharma Properties"/);
  assert.match(await text('/api/openapi.json'), /"title":"Sharma Properties"/);
});
