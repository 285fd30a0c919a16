import { expect } from '@playwright/test';
import { HtmlValidate } from 'html-validate';

const validator = new HtmlValidate({
  extends: ['html-validate:standard'],
  rules: {
    // Style only, and React's style is fine.
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'void-style': 'off',
    'doctype-style': 'off',
  },
});

export async function expectValidHtml(html: string): Promise<void> {
  const { results } = await validator.validateString(html);
  const messages = results.flatMap(({ messages }) => messages);
  expect
    .soft(messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`))
    .toEqual([]);
}
