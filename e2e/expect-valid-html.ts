import { expect } from '@playwright/test';
import { HtmlValidate } from 'html-validate';

const checker = new HtmlValidate({
  extends: ['html-validate:standard'],
  rules: {
    // How the text is written, not what it means: React's way of writing is as good as another.
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'void-style': 'off',
    'doctype-style': 'off',
  },
});

/** Fails with what an independent checker has to say against a page's HTML as the server sends it. */
export async function expectValidHtml(html: string): Promise<void> {
  const { results } = await checker.validateString(html);
  const messages = results.flatMap(({ messages }) => messages);
  expect
    .soft(messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`))
    .toEqual([]);
}
