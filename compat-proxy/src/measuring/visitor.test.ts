import { describe, expect, it } from 'vitest';
import { cutAddress, deviceOf, visitorOf } from './visitor';

const salt = Buffer.alloc(32, 1);
const traits = { address: '41.58.10.20', agent: 'Browser', anonymize: false };

describe('who a visitor is', () => {
  it('A20: 16 hex digits by salt, address and browser', () => {
    const visitor = visitorOf(salt, traits);
    expect(visitor).toMatch(/^[0-9a-f]{16}$/);
    expect(visitorOf(salt, traits)).toBe(visitor);
    const others = [
      visitorOf(Buffer.alloc(32, 2), traits),
      visitorOf(salt, { ...traits, address: '41.58.10.21' }),
      visitorOf(salt, { ...traits, agent: 'Other' }),
    ];
    expect(new Set([visitor, ...others]).size).toBe(4);
  });

  it('A18: with shortened addresses the last part makes no difference', () => {
    const of = (address: string) => visitorOf(salt, { ...traits, address, anonymize: true });
    expect(of('41.58.10.20')).toBe(of('41.58.10.99'));
    expect(of('41.58.10.20')).not.toBe(of('41.58.11.20'));
  });

  it.each([
    ['41.58.10.20', '41.58.10.0'],
    ['::ffff:41.58.10.20', '41.58.10.0'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1::'],
    ['41.58.10.20:50123', '41.58.10.0'],
    ['[2001:db8:1:2:3:4:5:6]:50123', '2001:db8:1::'],
    ['nonsense', ''],
  ])('A18: of %s is left %s', (address, left) => expect(cutAddress(address)).toBe(left));

  it.each([
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148', 'mobile'],
    ['Mozilla/5.0 (Linux; Android 15; Pixel 9) Chrome/140 Mobile Safari/537.36', 'mobile'],
    ['Mozilla/5.0 (Linux; Android 15; SM-X910) Chrome/140 Safari/537.36', 'tablet'],
    ['Mozilla/5.0 (X11; Linux x86_64) Chrome/140 Safari/537.36', 'desktop'],
    ['Mozilla/5.0 (Linux; Android 15) Mobile Android', 'tablet'],
  ])('A20: %s is a %s', (agent, device) => expect(deviceOf(agent)).toBe(device));

  it('A20, F12: a stranger’s long text is read once, not again from each of its words', () => {
    const [short, long] = [100, 100_000].map((times) => 'Android'.repeat(times) + 'Mobile');
    expect([deviceOf(short ?? ''), deviceOf(long ?? '')]).toEqual(['mobile', 'mobile']);
  });
});
