import fc from 'fast-check';

/** JSON that no form sends: wrong types, limits of numbers, NUL, prototypes, markup, SQL. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    true,
    '',
    0,
    -1,
    -0,
    0.5,
    1e308,
    2 ** 31,
    2 ** 53,
    '1e309',
    'NaN',
    '\0',
    '\ud800',
    '\u202egnp.exe',
    "'; drop table property; --",
    '<script>alert(1)</script>',
    '{{constructor.constructor("return 1")()}}',
    'x'.repeat(3000),
    [],
    [[[[]]]],
    {},
    { __proto__: null, toString: 1 },
    { constructor: { prototype: { isStaff: true } } },
  ),
  fc.jsonValue({ maxDepth: 4 }),
  fc.string({ unit: 'binary', maxLength: 40 }),
);
