import { expect, it } from 'vitest';
import { EMAIL_WRONG } from '../../constants/lead-texts';
import { emailAddress } from './email-address';

it.each([
  'ada@example.com',
  'ada.lovelace+news@mail.example.co.uk',
  "o'brien@example.com",
  'o&m@company.com',
  'a/b@x.com',
  'x=y@x.com',
  "!#$%&'*+-/=?^_`{|}~@x.com",
  'user@xn--e1afmkfd.xn--p1ai',
  'user@XN--E1AFMKFD.XN--P1AI',
])('P20, P21, P15: %s is an address', (address) => {
  expect(emailAddress.parse(` ${address} `)).toBe(address);
});

it('P20, P21: a domain of other letters is taken as the DNS writes it', () => {
  expect(emailAddress.parse('user@пример.рф')).toBe('user@xn--e1afmkfd.xn--p1ai');
  expect(emailAddress.parse('ada@bücher.example')).toBe('ada@xn--bcher-kva.example');
});

it.each([
  '',
  'a',
  'a@b',
  '@x.com',
  'a@@x.com',
  'a@x.com@y.com',
  'a b@x.com',
  'a@x .com',
  'a@x.com\r\nBcc: b@x.com',
  'a\n@x.com',
  'a\t@x.com',
  '"a"@x.com',
  '"a b"@x.com',
  'Ada <a@x.com>',
  'a@x.com, b@x.com',
  'a;b@x.com',
  'a:b@x.com',
  'a(b)@x.com',
  'a\\b@x.com',
  'a[b]@x.com',
  '.a@x.com',
  'a.@x.com',
  'a..b@x.com',
  'a@.x.com',
  'a@x..com',
  'a@-x.com',
  'a@x_y.com',
  'a@x.c',
  'a@x.com.',
  'a@1.2.3.4',
  'a@[1.2.3.4]',
  'a@x.xn--',
  'a@x.xn--p1ai-',
  'a@x.c1m',
  'ä@x.com',
  'a@пример',
  'a@пример.рф/x',
  'a@пример.рф:25',
  'a@b@пример.рф',
  'a@１.2.3.4',
  '\u202ea@x.com',
])('P20, P21, P15: %j is none', (address) => {
  expect(emailAddress.safeParse(address).error?.issues.map(({ message }) => message)).toEqual([EMAIL_WRONG]);
});

it('F2: an address is at most 254 characters, as it is sent', () => {
  expect(emailAddress.safeParse(`${'a'.repeat(248)}@x.com`).success).toBe(true);
  expect(emailAddress.safeParse(`${'a'.repeat(249)}@x.com`).error?.issues[0]?.message).toBe(
    'is longer than 254 characters',
  );
  expect(emailAddress.safeParse(`${'a'.repeat(238)}@пример.рф`).success).toBe(false);
});

it('F2: what is too long as it is typed is refused before anything is made of it', () => {
  // As the DNS writes it, it would be short enough.
  const typed = `x@${'e\u0301'.repeat(150)}.com`;
  expect(emailAddress.safeParse(typed).error?.issues[0]?.message).toBe('is longer than 254 characters');
});

it.each(['a', 'a.', 'a-', '.', '@', 'a@', 'é'])('F2: “%s” over and over is refused', (part) => {
  for (const text of [
    part.repeat(30_000),
    `x@${part.repeat(30_000)}`,
    `x@${part.repeat(30_000)}!`,
    `x@${part.repeat(30_000)}é`,
  ])
    expect(emailAddress.safeParse(text).success).toBe(false);
});
