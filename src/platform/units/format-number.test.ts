import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { formatNumber } from './format-number.ts';

test('formats as the browser would', () => {
  const amount = fc.oneof(
    fc.double({ min: 0, max: 1e10, noNaN: true }),
    fc.integer({ min: 0, max: 1e9 }).map((thousandths) => thousandths / 1000),
    fc.integer({ min: 0, max: 1e15 }),
  );
  const locale = fc.constantFrom('en-US', 'en-IN');
  const digits = fc.constantFrom(0, 2, 4);
  fc.assert(
    fc.property(amount, locale, digits, (value, locale, maximumFractionDigits) => {
      assert.equal(
        formatNumber(value, locale, maximumFractionDigits),
        new Intl.NumberFormat(locale, { maximumFractionDigits }).format(value),
      );
    }),
    { numRuns: 2000 },
  );
});
