// Runs alone: its hooks would run for all files of the process.
import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import {
  ADMIN_TOASTS,
  currentToasts,
  PUBLIC_TOASTS,
  removeToast,
  showToast,
} from './toast-list.ts';

beforeEach(() => {
  for (const { id } of currentToasts()) removeToast(id);
});

const messages = () => currentToasts().map(({ message }) => message);

test('a public page shows the same text once at a time', () => {
  showToast(PUBLIC_TOASTS, { tone: 'error', message: 'Too low' });
  showToast(PUBLIC_TOASTS, { tone: 'error', message: 'Too low' });
  assert.deepEqual(messages(), ['Too low']);

  for (const { id } of currentToasts()) removeToast(id);
  showToast(PUBLIC_TOASTS, { tone: 'error', message: 'Too low' });
  assert.deepEqual(messages(), ['Too low']);
});

test('the same text with another title is another toast', () => {
  showToast(PUBLIC_TOASTS, { tone: 'error', title: 'Error', message: 'Too low' });
  showToast(PUBLIC_TOASTS, { tone: 'error', message: 'Too low' });

  assert.equal(currentToasts().length, 2);
});

test('the back-office shows every toast, the newest first', () => {
  showToast(ADMIN_TOASTS, { tone: 'success', message: 'Data saved successfully!' });
  showToast(ADMIN_TOASTS, { tone: 'success', message: 'Data saved successfully!' });
  showToast(ADMIN_TOASTS, { tone: 'success', message: 'Data deleted successfully!' });

  assert.deepEqual(messages(), [
    'Data deleted successfully!',
    'Data saved successfully!',
    'Data saved successfully!',
  ]);
});
