import { expect, type Page } from '@playwright/test';
import { LANGUAGE_CODES, type Language } from '#platform/language/language.ts';
import { addressIn } from '#platform/language/language-address.ts';
import { MESSAGES } from '#web/messages/messages.server.ts';
import { expectAccessible } from './expect-accessible.ts';
import { test } from './fixtures.ts';
import { openWithScripts } from './open-with-scripts.ts';

const fieldsOf = (page: Page, language: Language) => {
  const { name, phone } = MESSAGES[language].enquiry;
  return {
    name: page.getByLabel(name, { exact: true }),
    phone: page.getByLabel(phone, { exact: true }),
    consent: page.getByRole('main').getByRole('checkbox'),
    send: page
      .getByRole('main')
      .getByRole('button', { name: MESSAGES[language].enquiry.send, exact: true }),
  };
};

async function expectMessages(page: Page, language: Language) {
  const { errors, phoneHint } = MESSAGES[language].enquiry;
  const { name, phone, consent, send } = fieldsOf(page, language);
  await send.click();
  await expect(name).toHaveAccessibleDescription(errors.name);
  await expect(phone).toHaveAccessibleDescription(errors.phone);
  await expect(consent).toHaveAccessibleDescription(errors.consent);
  for (const field of [name, phone, consent])
    await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(name).toBeFocused();
  await expect(page.getByRole('alert')).toHaveText(errors.summary);

  await name.fill('Gurmeet');
  await phone.fill('98765 43210');
  await send.click();
  await expect(consent).toBeFocused();
  await expect(consent).toHaveAccessibleDescription(errors.consent);
  await expect(name).toHaveAccessibleDescription('');
  await expect(phone).toHaveAccessibleDescription(phoneHint);
}

for (const language of LANGUAGE_CODES) {
  const address = addressIn(language, '/enquiry?kind=question');

  test(`says beside each field of ${address} what is wrong`, async ({ page }) => {
    await openWithScripts(page, address);
    await expectMessages(page, language);
    await expectAccessible(page);
  });

  test(`says the same in ${address} without scripts`, async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(address);
    const refusal = page.waitForResponse((answer) => answer.request().method() === 'POST');
    await expectMessages(page, language);
    expect((await refusal).status()).toBe(422);
    await context.close();
  });
}
