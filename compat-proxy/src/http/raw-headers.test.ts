import { describe, expect, it } from 'vitest';
import { anyRawHeaderHolds, rawHeader } from './raw-headers';

const raw = [
  'Host',
  'apoti.example',
  'COOKIE',
  'a=1',
  'X-Cookie',
  'session=no',
  'cookie',
  'session=2',
  'host',
  'other.example',
];

describe('S1: headers of a visit from memory', () => {
  it('finds a header however its name is written, the first of several', () => {
    expect(rawHeader(raw, 'host')).toBe('apoti.example');
    expect(rawHeader(raw, 'cookie')).toBe('a=1');
  });

  it('takes no value and no longer name for a header', () => {
    expect(rawHeader(['X', 'host', 'hosts', 'x'], 'host')).toBeUndefined();
    expect(rawHeader([], 'host')).toBeUndefined();
  });

  it('finds a text in any header of the name, and in no other', () => {
    expect(anyRawHeaderHolds(raw, 'cookie', 'session')).toBe(true);
    expect(anyRawHeaderHolds(raw.slice(0, 6), 'cookie', 'session')).toBe(false);
  });
});
