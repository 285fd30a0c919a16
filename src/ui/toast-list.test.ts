import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { ADMIN_TOASTS, currentToasts, removeToast, SHELL_TOASTS, showToast } from './toast-list.ts';

beforeEach(() => {
  for (const { id } of currentToasts()) removeToast(id);
});

const messages = () => currentToasts().map(({ message }) => message);

test('a public page shows a text once while it is on the screen, and again after', () => {
  showToast(SHELL_TOASTS, { tone: 'error', message: 'Too low' });
  showToast(SHELL_TOASTS, { tone: 'error', message: 'Too low' });
  assert.deepEqual(messages(), ['Too low']);

  for (const { id } of currentToasts()) removeToast(id);
  showToast(SHELL_TOASTS, { tone: 'error', message: 'Too low' });
  assert.deepEqual(messages(), ['Too low']);
});

test('the same text under another title is another toast', () => {
  showToast(SHELL_TOASTS, { tone: 'error', title: 'Error', message: 'Too low' });
  showToast(SHELL_TOASTS, { tone: 'error', message: 'Too low' });

  assert.equal(currentToasts().length, 2);
});

test('the guarded pages show as many as come, the newest on top', () => {
  showToast(ADMIN_TOASTS, { tone: 'success', message: 'Data saved successfully!' });
  showToast(ADMIN_TOASTS, { tone: 'success', message: 'Data saved successfully!' });
  showToast(ADMIN_TOASTS, { tone: 'success', message: 'Data deleted successfully!' });

  assert.deepEqual(messages(), [
    'Data deleted successfully!',
    'Data saved successfully!',
    'Data saved successfully!',
  ]);
});
