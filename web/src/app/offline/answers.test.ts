import { describe, expect, it } from 'vitest';
import { isGone, mayBeKept } from './answers';

type Changes = { status?: number; type?: ResponseType; redirected?: boolean; headers?: Record<string, string> };

/** A page as the proxy sends it, with some things otherwise. */
const keeps = ({ headers = {}, ...changes }: Changes = {}) =>
  mayBeKept({
    status: 200,
    type: 'basic',
    redirected: false,
    headers: new Headers({ 'cache-control': 'public, no-cache', vary: 'Accept-Encoding', ...headers }),
    ...changes,
  });

describe('which answers may be kept on a device', () => {
  it('X4: those that are said to be everybody’s', () => {
    expect(keeps()).toBe(true);
    expect(keeps({ headers: { 'cache-control': 'public, max-age=31536000, immutable' } })).toBe(true);
    expect(keeps({ headers: { vary: 'accept, Accept-Encoding' } })).toBe(true);
  });

  it.each(['no-cache', 'no-store', 'private, no-cache', 'public, no-store', 'public, private="x"', 'max-age=60', ''])(
    'X4: not one with Cache-Control: %s',
    (control) => expect(keeps({ headers: { 'cache-control': control } })).toBe(false),
  );

  it.each(['Cookie', 'Accept-Encoding, Cookie', '*', 'Origin', 'Authorization'])(
    'X4: not one that varies on %s',
    (vary) => expect(keeps({ headers: { vary } })).toBe(false),
  );

  it('X4: neither a failure, a part, what came from elsewhere, nor what another site sent', () => {
    for (const status of [206, 301, 304, 404, 500, 503]) expect([status, keeps({ status })]).toEqual([status, false]);
    expect(keeps({ redirected: true })).toBe(false);
    for (const type of ['cors', 'opaque', 'opaqueredirect', 'error'] as const) expect(keeps({ type })).toBe(false);
  });

  it('X4: a page that is gone or moved is forgotten; one that is closed for a while is not', () => {
    expect(isGone({ status: 404, type: 'basic' })).toBe(true);
    expect(isGone({ status: 410, type: 'basic' })).toBe(true);
    expect(isGone({ status: 0, type: 'opaqueredirect' })).toBe(true);
    for (const status of [200, 500, 503]) expect(isGone({ status, type: 'basic' })).toBe(false);
  });
});
