import fc from 'fast-check';
import type { Json } from '@apoti/contract';

/** Texts that have broken programs before: other scripts, marks that turn the direction, halves of characters, code, numbers. */
export const nastyText = fc.oneof(
  fc.string({ maxLength: 40 }),
  fc.string({ unit: 'binary', maxLength: 20 }),
  fc.constantFrom(
    '',
    '   ',
    '\u0000',
    '\ud800',
    '\u202eevil',
    '<script>alert(1)</script>',
    "'; drop table posts; --",
    '{{7*7}}',
    '${7*7}',
    '../../secrets.json',
    'javascript:alert(1)',
    'https://example.com/a?b=c#d',
    'NaN',
    '1e999',
    '2026-02-30',
    'Ọ̀ṣun 🚚'.repeat(3),
    'x'.repeat(400),
  ),
);

const nastyNumber = fc.oneof(
  fc.integer(),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.constantFrom(0, -0, -1, 2 ** 53, -(2 ** 53), 1e300, 5e-324),
);

/** Any JSON value, also under names that reach into objects. */
export const anyJson: fc.Arbitrary<Json> = fc.letrec<{ value: Json }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 4, depthSize: 'small' },
    nastyText,
    nastyNumber,
    fc.boolean(),
    fc.constant(null),
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(fc.oneof(nastyText, fc.constantFrom('constructor', 'id', 'revision', 'name')), tie('value'), {
      maxKeys: 4,
      noNullPrototype: true,
    }),
  ),
})).value;

/** Bodies that are no JSON at all, or not what they say. */
export const rawBody = fc.oneof(
  nastyText,
  fc.json().map((text) => text.slice(0, -1)),
  fc.constantFrom(
    '{"__proto__":{"admin":true}}',
    '{"constructor":{"prototype":{"x":1}}}',
    '['.repeat(5_000),
    '{"a":'.repeat(3_000),
    '1e9999',
    '"\\ud800"',
    '{"action":"login","action":"logout"}',
  ),
);
