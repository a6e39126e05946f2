import { describe, expect, it } from 'vitest';
import { isSafeLink, link, requiredLink, saysUnsafe, webLink } from './link';

describe('isSafeLink', () => {
  it.each([
    '',
    '/about#team',
    '#x',
    'https://example.com/a?b=c',
    'http://example.com',
    'mailto:a@example.com',
    'tel:+234',
  ])('R2: %j may stand in href', (value) => {
    expect(isSafeLink(value)).toBe(true);
  });

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    ' javascript:alert(1)',
    'data:text/html,<script>',
    'vbscript:x',
    '//evil.example',
    '/\\evil.example',
    'blob:x',
    'http://',
    'https:',
    'example.com',
  ])('R2: %j may not', (value) => {
    expect(isSafeLink(value)).toBe(false);
    expect(link().safeParse(value).success).toBe(false);
  });

  it('R2: a required address may not be empty', () => {
    expect(requiredLink('Address').safeParse('').error?.issues[0]?.message).toBe('Address is required');
  });

  it.each([
    ['https://exa mple.com', 'must not contain a blank'],
    ['https://', 'must say more than how it begins'],
    ['example.com', 'must start with /, #, https://, http://, mailto: or tel:'],
  ])('R2: what is wrong with %j is said: it %s', (value, said) => {
    const message = link().safeParse(value).error?.issues[0]?.message ?? '';
    expect(message).toBe(said);
    expect(saysUnsafe(message)).toBe(true);
  });

  it.each(['tel:123', 'mailto:a@b.co', '#logo'])('A17: %j is no address of a picture or a page', (value) => {
    expect(webLink().safeParse(value).error?.issues[0]?.message).toBe('must start with /, https:// or http://');
    expect(webLink().safeParse('/logo.png').success).toBe(true);
  });
});
