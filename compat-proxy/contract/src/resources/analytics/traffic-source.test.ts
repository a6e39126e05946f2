import { describe, expect, it } from 'vitest';
import { trafficSource } from './traffic-source';

describe('A20: where a visit comes from', () => {
  it.each([
    ['', '', 'direct'],
    ['www.google.com.ng', '', 'organic'],
    ['search.yahoo.com', '', 'organic'],
    ['l.facebook.com', '', 'social'],
    ['t.co', '', 'social'],
    ['not-t.co', '', 'referral'],
    ['mail.google.com', '', 'email'],
    ['com.google.android.gm', '', 'email'],
    ['com.google.android.googlequicksearchbox', '', 'organic'],
    ['google.evil.example', '', 'referral'],
    ['blog.example', '', 'referral'],
    ['', 'email', 'email'],
    ['www.google.com', 'cpc', 'organic'],
    ['blog.example', 'Social', 'social'],
    ['', 'banner', 'referral'],
  ])('%s with medium "%s" is %s', (referrer, medium, source) => {
    expect(trafficSource(referrer, medium)).toBe(source);
  });
});
