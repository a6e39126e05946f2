import { expect, it } from 'vitest';
import { maskedAddress, unsubscribeLink, unsubscribeTokenSchema } from './unsubscribe';

it.each([
  ['ada@example.com', 'a•••@e•••.com'],
  ['Ẹ@mail.example.co.uk', 'Ẹ•••@m•••.uk'],
  ['"a@b"@example.com', '"•••@e•••.com'],
  ['a.b@localhost', 'a•••@l•••'],
  ['no address', 'n•••'],
  ['', '•••'],
])('A16: %j is shown as %j to whoever has its link', (address, masked) => {
  expect(maskedAddress(address)).toBe(masked);
});

it('A16: a link is the site’s address and a token, and nothing else is a token', () => {
  const token = '0f'.repeat(24);
  expect(unsubscribeLink('https://www.example.com', token)).toBe(`https://www.example.com/unsubscribe/${token}`);
  expect(unsubscribeTokenSchema.safeParse(token).success).toBe(true);
  for (const other of ['', token.slice(1), `${token}0`, token.toUpperCase(), `${token.slice(0, 47)}/`]) {
    expect(unsubscribeTokenSchema.safeParse(other).success).toBe(false);
  }
});
