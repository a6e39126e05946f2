import { expect, it } from 'vitest';
import { shareLinks } from './share-links';

it('P14: a press release can be passed on in five ways, whatever its title holds', () => {
  const links = shareLinks('5 % off & more?', 'https://example.com/press-releases/1');
  expect(links.map(({ name }) => name)).toEqual(['WhatsApp', 'X', 'Facebook', 'LinkedIn', 'E-mail']);
  for (const { href } of links) {
    expect(decodeURIComponent(href)).toContain('https://example.com/press-releases/1');
    expect(href).not.toMatch(/[ \n"]/);
  }
  expect(new URL(links[1]!.href).searchParams.get('text')).toBe('5 % off & more?');
});
